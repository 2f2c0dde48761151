# nginx over the site folder and in front of the API. The folder is a volume: releases go into it
# while this runs, and nothing has to be built or started anew for them.
#   docker build -f containers/site.Dockerfile -t nukkad-site .
FROM debian:bookworm-20260421-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY nginx/ /etc/nginx/
COPY containers/nginx.conf /etc/nginx/nginx.conf
# The API and the renderer are the next containers; the site folder is a volume of its own, mounted
# where nginx looks. While the renderer is away, pages come as they were released.
RUN sed -i 's#127.0.0.1:4000#api:4000#' /etc/nginx/nukkad.conf \
  && sed -i 's#127.0.0.1:4100; \# here#renderer:4100; \# here#' /etc/nginx/nukkad-rendered.conf \
  && sed -i 's#try_files .* \# or rendered#include nukkad-rendered.conf;#' /etc/nginx/nukkad.conf \
  && sed -i 's#\# \(include .*;\) \# with rendered#\1#' /etc/nginx/nukkad.conf \
  && nginx -v
# What nginx writes lies in /tmp and in its cache of pages, so that all else can be read-only. What is
# mounted over a folder has the folder's mode on some machines.
RUN ln -sf /tmp/nukkad-proxies.conf /etc/nginx/nukkad-proxies.conf \
  && install --directory --owner=www-data --mode=1777 /var/cache/nukkad-pages
USER www-data
EXPOSE 8080
# Answers that are under way are finished.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r status <&3 && [[ $status == HTTP/1.?\\ 200* ]]"]
# Which proxies stand in front is said where this runs, not where it is built.
CMD ["sh", "-ec", "sh /etc/nginx/trusted-proxies.sh > /etc/nginx/nukkad-proxies.conf; exec nginx -e stderr -g 'daemon off;'"]

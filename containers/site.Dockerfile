# nginx over the site folder and in front of the API. The folder is a volume: releases go into it
# while this runs, and nothing has to be built or started anew for them.
#   docker build -f containers/site.Dockerfile -t nukkad-site .
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY nginx/ /etc/nginx/
COPY containers/nginx.conf /etc/nginx/nginx.conf
# The API and the renderer are the next containers; the site folder is a volume of its own, mounted
# where nginx looks. While the renderer is away, pages come as they were released.
RUN sed -i 's#127.0.0.1:4000; \# here#api:4000; \# here#' /etc/nginx/nukkad.conf \
  && sed -i 's#127.0.0.1:4100; \# here#renderer:4100; \# here#' /etc/nginx/nukkad-rendered.conf \
  && sed -i 's#try_files .* \# or rendered#include nukkad-rendered.conf;#' /etc/nginx/nukkad.conf \
  && sed -i 's#\# \(include .*;\) \# with rendered#\1#' /etc/nginx/nukkad.conf \
  && nginx -v
EXPOSE 8080
# Which proxies stand in front is said where this runs, not where it is built.
CMD ["sh", "-ec", "sh /etc/nginx/trusted-proxies.sh > /etc/nginx/nukkad-proxies.conf; exec nginx -g 'daemon off;'"]

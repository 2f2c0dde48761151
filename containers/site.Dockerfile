# nginx over the site folder and in front of the API. The folder is a volume: releases go into it
# while this runs, and nothing has to be built or started anew for them.
#   docker build -f containers/site.Dockerfile -t nukkad-site .
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY nginx/ /etc/nginx/
COPY containers/nginx.conf /etc/nginx/nginx.conf
# The API is the next container; the folder is that of the volume both have.
RUN sed -i 's#127.0.0.1:4000; \# here#api:4000; \# here#; s#/srv/nukkad/site; \# here#/var/lib/nukkad/site; \# here#' \
  /etc/nginx/nukkad.conf \
  && nginx -v
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]

# PgBouncer in front of PostgreSQL, for many API processes. Its configuration and list of users are mounted.
#   docker build -f containers/pgbouncer.Dockerfile -t nukkad-pgbouncer .
FROM debian:bookworm-20260421-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/* /etc/pgbouncer/* \
  && useradd --uid 1001 --no-create-home pooler
USER pooler
EXPOSE 6432
# It ends when transactions that are under way have.
STOPSIGNAL SIGINT
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]

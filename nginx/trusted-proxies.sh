#!/bin/sh
# Writes nukkad-proxies.conf to standard output.
#   NGINX_TRUST_PROXY    addresses and networks of the proxies in front of nginx, separated by spaces or
#                        commas; loopback, linklocal and uniquelocal as in TRUST_PROXY; or none
#   NGINX_CLIENT_HEADER  the header in which they say whose request it is; X-Forwarded-For when unset
set -euf

fail() {
  echo "$1" >&2
  exit 1
}

header=${NGINX_CLIENT_HEADER:-X-Forwarded-For}
case $header in
*[!A-Za-z0-9-]*) fail "NGINX_CLIENT_HEADER must be the name of a header, such as X-Forwarded-For." ;;
esac

networks=
for word in $(printf %s "${NGINX_TRUST_PROXY:-none}" | tr ',' ' '); do
  case $word in
  none) ;;
  loopback) networks="$networks 127.0.0.0/8 ::1/128" ;;
  linklocal) networks="$networks 169.254.0.0/16 fe80::/10" ;;
  uniquelocal) networks="$networks 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7" ;;
  */0) fail "NGINX_TRUST_PROXY must not name everybody ($word): anybody could say to be somebody else." ;;
  *[!0-9a-fA-F.:/]*) fail "NGINX_TRUST_PROXY must hold addresses, networks or names, not $word." ;;
  *) networks="$networks $word" ;;
  esac
done

echo "# Written by trusted-proxies.sh."
for network in $networks; do echo "set_real_ip_from $network;"; done
echo "real_ip_header $header;"
# The last address that is none of the proxies: what stands before it anybody may have written.
echo "real_ip_recursive on;"

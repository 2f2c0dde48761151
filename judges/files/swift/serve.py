"""Serves OpenStack Swift with its S3 API from a folder: proxy, account, container and object server in one
process. Arguments: the folder, the access key and its secret. Prints the port."""

import os
import sys

import eventlet
import eventlet.wsgi

eventlet.monkey_patch()

from swift.account.server import AccountController
from swift.common import storage_policy, utils
from swift.common.middleware.s3api.controllers.obj import ObjectController as S3Objects
from swift.common.middleware.s3api.s3request import S3Request
from swift.common.middleware.s3api.s3response import NoSuchKey, PreconditionFailed
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

SWIFT = """
[swift-hash]
swift_hash_path_suffix = judge

[storage-policy:0]
name = only
default = yes
"""

PROXY = """
[pipeline:main]
pipeline = s3api tempauth proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = false
max_bucket_listing = 20

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
"""


class NoCache:
    """The authentication insists on a cache. This one keeps nothing."""

    def get(self, *_, **__):
        return None

    set = delete = incr = get


def with_cache(app):
    return lambda env, start: app({**env, "swift.cache": NoCache()}, start)


# This version answers 501 to conditional writes. They are let through its validation, and judged here as S3 does.
CONDITIONS = ("HTTP_IF_MATCH", "HTTP_IF_NONE_MATCH")


def without_conditions(environ):
    return {name: environ.pop(name) for name in CONDITIONS if name in environ}


def validate_others(request, validate=S3Request._validate_headers):
    conditions = without_conditions(request.environ)
    try:
        return validate(request)
    finally:
        request.environ.update(conditions)


def tag_of(controller, request):
    try:
        return request.get_response(controller.app, "HEAD").headers["ETag"].strip('"')
    except NoSuchKey:
        return None


@utils.public
def put_on_condition(controller, request, put=S3Objects.PUT):
    conditions = without_conditions(request.environ)
    if conditions:
        tag = tag_of(controller, request)
        wanted = conditions.get("HTTP_IF_MATCH", "").strip('"')
        if wanted and tag is None:
            raise NoSuchKey(request.object_name)
        if wanted not in ("", tag) or ("HTTP_IF_NONE_MATCH" in conditions and tag is not None):
            raise PreconditionFailed()
    return put(controller, request)


S3Request._validate_headers = validate_others
S3Objects.PUT = put_on_condition


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def serve(app):
    listening = eventlet.listen(("127.0.0.1", 0))
    eventlet.spawn(eventlet.wsgi.server, listening, app, utils.NullLogger())
    return listening.getsockname()[1]


def write_ring(folder, name, port):
    builder = RingBuilder(1, 1, 0)
    device = {"ip": "127.0.0.1", "port": port, "device": "only", "weight": 1}
    builder.add_dev({"region": 1, "zone": 1, **device})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + ".ring.gz"))


def main(folder, key, secret):
    os.makedirs(os.path.join(folder, "devices", "only"))
    swift_conf = write(folder, "swift.conf", SWIFT)
    utils.SWIFT_CONF_FILE = storage_policy.SWIFT_CONF_FILE = swift_conf
    utils.validate_hash_conf()
    storage_policy.reload_storage_policies()
    conf = {"devices": os.path.join(folder, "devices"), "mount_check": "false", "swift_dir": folder}
    servers = {"account": AccountController, "container": ContainerController, "object": ObjectController}
    for name, server in servers.items():
        write_ring(folder, name, serve(server(conf)))
    account, user = key.split(":")
    proxy = write(folder, "proxy.conf", PROXY.format(account=account, user=user, secret=secret))
    print(serve(with_cache(loadapp(proxy, global_conf=conf))), flush=True)
    while True:
        eventlet.sleep(3600)


main(*sys.argv[1:])

#!/usr/bin/env python3
"""A backend for @oms/shell in Python's standard library, written from docs/backend.md and docs/openapi.json.

It answers the calls of bar, menu, bell and organisations from lists in memory: enough to try the shell on a backend
of one's own, and to see what such a backend has to do. It has no realtime connection: pages ask every three minutes.

    python3 backend.py --port 8000 --page-origin http://localhost:8001

It has a sign-in page of its own, at /login: so its address stands for the console's, too.

    data-user-centre="http://localhost:8000" data-console="http://localhost:8000"

Sign in as alex@example.test, with the password "pier 9".
"""

import argparse
import html
import json
import secrets
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, urlsplit

PASSWORD = "pier 9"
TOKEN_SECONDS = 3600

ORGANISATIONS = [
    {"id": "9007199254740993", "name": {"en": "Harbour Trading", "zh-CN": "海港贸易"}, "code": "HBT"},
    {"id": "2", "name": {"en": "Bluewhale Logistics", "zh-CN": "蓝鲸物流"}, "code": "BWL"},
]
USER = {
    "id": "7",
    "name": {"en": "Alex Morgan", "zh-CN": "周敏"},
    "email": "alex@example.test",
    "phone": "",
    "orgId": ORGANISATIONS[0]["id"],
    "isSuper": 0,
    "roleLabel": "CLADM",
}
MODULES = [
    {"id": "10", "title": {"en": "Orders", "zh-CN": "订单"}, "iconClass": "icon-box", "sortIndex": 1},
    {"id": "20", "title": {"en": "Stock", "zh-CN": "库存"}, "iconClass": "icon-warehouse", "sortIndex": 2},
]
ENTRIES = [
    ("100", "0", "10", {"en": "Sales", "zh-CN": "销售"}, None, ""),
    ("101", "100", "10", {"en": "All orders", "zh-CN": "全部订单"}, "/orders", "order.list"),
    ("102", "100", "10", {"en": "Returns", "zh-CN": "退货"}, "/returns", "order.returns"),
    ("200", "0", "20", {"en": "Stock by warehouse", "zh-CN": "分仓库存"}, "/stock", "stock.list"),
]
NOTICE_TYPES = ["2", "3", "4"]
NOTICES = [
    {
        "id": str(1000 + at),
        "type": NOTICE_TYPES[at % 3],
        "title": {"en": f"Order SO-{at} waits", "zh-CN": f"订单 SO-{at} 待处理"},
        "brief": {"en": "Its address is not complete.", "zh-CN": "地址不完整。"},
        "at": time.time() - 3600 * at,
    }
    for at in range(8)
]


class Refusal(Exception):
    """A reply that is none of success: a code, and words for the user."""

    def __init__(self, code, message, status=200):
        super().__init__(message)
        self.code, self.message, self.status = code, message, status


class State:
    """What changes while the backend runs. A real one has a database, and this for each user."""

    def __init__(self):
        self.cookies = set()  # sign-on cookies: who has signed in
        self.tokens = {}  # token -> until when, in seconds since 1970
        self.read = {NOTICES[-1]["id"]}
        self.favourites = ["101"]
        self.options = {}
        self.kept = {}  # idempotency key -> the first reply

    def grant(self):
        token = secrets.token_urlsafe(24)
        self.tokens[token] = time.time() + TOKEN_SECONDS
        return {"token": token, "expiresIn": TOKEN_SECONDS, "userId": USER["id"]}


STATE = State()


def in_lang(value, lang):
    """Texts in the language of the call."""
    if isinstance(value, dict) and "en" in value:
        return value.get(lang, value["en"])
    if isinstance(value, dict):
        return {name: in_lang(one, lang) for name, one in value.items()}
    return [in_lang(one, lang) for one in value] if isinstance(value, list) else value


def iso(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def page_of(rows, call):
    """A page as `page` (from 1) and `rows` ask for it."""
    number, size = max(1, int(call.param("page", "1"))), max(1, int(call.param("rows", "10")))
    return {
        "content": rows[(number - 1) * size : number * size],
        "totalElements": len(rows),
        "totalPages": -(-len(rows) // size),
    }


def notice(row, **more):
    return {
        "id": row["id"],
        "type": row["type"],
        "title": row["title"],
        "brief": row["brief"],
        "notifyReceiveAt": iso(row["at"]),
        "notifyReadStatus": 1 if row["id"] in STATE.read else 0,
        **more,
    }


# ---- The calls: each gives `data` of its reply.


def login(call):
    if call.body.get("username") not in (USER["email"], USER["id"]) or call.body.get("password") != PASSWORD:
        raise Refusal(10001, "The account or the password is wrong")
    cookie = secrets.token_urlsafe(24)
    STATE.cookies.add(cookie)
    # Over https, and for pages on other sites: SameSite=None; Secure.
    call.set_cookie = f"sign-on={cookie}; Path=/; HttpOnly; SameSite=Lax"
    return {}


def authorize(call):
    if call.cookie not in STATE.cookies:
        raise Refusal(401, "Nobody is signed in", 401)
    return STATE.grant()


def logout(call):
    STATE.cookies.discard(call.cookie)
    STATE.tokens.pop(call.token, None)
    call.set_cookie = "sign-on=; Path=/; Max-Age=0"


def user_info(call):
    wanted = call.param("contextId") or USER["orgId"]
    organisation = next((one for one in ORGANISATIONS if one["id"] == wanted), None)
    if organisation is None:
        raise Refusal(403, "You do not belong to this organisation")
    return {**USER, "organization": organisation, "actor": None}


def base_data(call):
    if call.param("noVerify"):
        systems = [{"id": "1", "title": "Console", "url": call.server.page_origin}]
        return {"globalcatelogs": MODULES, "systems": systems, "bizeventtypes": []}
    call.need_token()
    menus = [
        {
            "id": id,
            "parentId": parent,
            "globalCatelogId": module,
            "title": title,
            "url": url,
            "labelId": label,
            "scope": "1",
            "menuType": "YES",
            "sortIndex": at,
        }
        for at, (id, parent, module, title, url, label) in enumerate(ENTRIES)
    ]
    return {"menus": menus, "labels": ["order.export"]}


def notice_stats(_):
    stats = {}
    for type in NOTICE_TYPES:
        rows = [row for row in NOTICES if row["type"] == type]
        stats[type] = {
            "remains": sum(row["id"] not in STATE.read for row in rows),
            "lastId": rows[0]["id"],
            "lastReceiveAt": iso(rows[0]["at"]),
            "lastMsgTitle": rows[0]["title"],
            "lastMsgBrief": rows[0]["brief"],
        }
    return {"stats": stats}


def recent_notices(call):
    type, before, size = call.param("type"), call.param("before"), int(call.param("rows", "10"))
    rows = [row for row in NOTICES if row["type"] == type]
    ids = [row["id"] for row in rows]
    start = ids.index(before) + 1 if before in ids else 0
    return {"list": {"data": {type: [notice(row) for row in rows[start : start + size]]}}}


def notices(call):
    rows = [notice(row) for row in NOTICES]
    for field in ("type", "notifyReadStatus"):
        wanted = call.param(f"search[EQ_{field}]")
        rows = [row for row in rows if not wanted or str(row[field]) == wanted]
    return page_of(rows, call)


def one_notice(call):
    row = next((row for row in NOTICES if row["id"] == call.param("id")), None)
    if row is None:
        raise Refusal(10020, "This notice is gone")
    return {"entity": notice(row, content=row["brief"], format=1)}


def mark_notices(call):
    ids, up_to = call.body.get("ids"), call.body.get("upTo")
    if up_to is not None:
        # Here the first of the list is the newest: all of the type from `upTo` on are as old or older.
        rows = [row for row in NOTICES if row["type"] == call.body.get("upToType")]
        ids = [row["id"] for row in rows if int(row["id"]) >= int(up_to)]
    STATE.read.update(map(str, ids or []))
    return {"upTo": up_to}


def organisations(call):
    text = call.param("search[CN_name]").lower()
    found = [one for one in ORGANISATIONS if text in f"{json.dumps(one, ensure_ascii=False)}".lower()]
    return page_of(found, call)


def save_favourites(call):
    STATE.favourites = [id for id in call.body.get("resourceIds", "").split(",") if id]


def user_option(call):
    return {"optionValue": STATE.options.get(call.param("optionName"))}


def save_user_option(call):
    STATE.options[call.body["optionName"]] = call.body["optionValue"]


# What the sign-in page says. A real one is in the languages of its users, too.
LOGIN_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in</title>
<style>
  body {{ margin: 0; padding: 15vh 16px; font: 16px/1.5 system-ui, sans-serif; background: #f4f6f9; color: #14213a }}
  form {{ max-width: 320px; margin: auto; padding: 24px; border-radius: 8px; background: #fff }}
  h1 {{ margin: 0 0 16px; font-size: 20px }}
  label {{ display: block; margin-bottom: 12px }}
  input, button {{ box-sizing: border-box; width: 100%; padding: 8px; font: inherit }}
  p {{ margin: 0 0 12px; color: #b3261e }}
</style>
<form method="post">
  <h1>Sign in</h1>
  {fault}
  <label>Account <input name="username" autocomplete="username" value="{account}" required autofocus></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
  <button>Sign in</button>
</form>
</html>"""


def return_address(call):
    """The page that asked for the sign-in: of the pages' origin, or nobody's. Else the form would lead to any site."""
    wanted, pages = urlsplit(call.param("service")), urlsplit(call.server.page_origin)
    if (wanted.scheme, wanted.netloc) != (pages.scheme, pages.netloc):
        return f"{call.server.page_origin}/"
    # Written again, since a line break in a header begins another one.
    path, query = (quote(text, safe="/%:@!$&'()*+,;=?~-._") for text in (wanted.path or "/", wanted.query))
    return call.server.page_origin + path + (f"?{query}" if query else "")


def login_page(call):
    form = {name: values[0] for name, values in parse_qs(call.text.decode()).items()}
    account, fault = form.get("username", USER["email"]), ""
    if call.command == "POST":
        try:
            call.body = form
            login(call)
            return call.send(303, "", Location=return_address(call))
        except Refusal as refusal:
            fault = f'<p role="alert">{html.escape(refusal.message)}</p>'
    page = LOGIN_PAGE.format(fault=fault, account=html.escape(account))
    return call.send(200, page, **{"Content-Security-Policy": "frame-ancestors 'none'"})


OPEN = {
    "POST /auth/jwt/login": login,
    "POST /auth/jwt/authorize": authorize,
    "POST /auth/jwt/logout": logout,
    # Its half with the menu asks for the token itself.
    "GET /api/v1/Context/baseData": base_data,
    "GET /status/health": lambda _: {"up": True},
    "GET /status/locale/findByPage": lambda call: page_of([], call),
}
SECURED = {
    "GET /api/v1/My/getUserInfo": user_info,
    "GET /api/v1/BizNotify/stats": notice_stats,
    "GET /api/v1/BizNotify/recent": recent_notices,
    "GET /api/v1/BizNotify/findByPage": notices,
    "GET /api/v1/BizNotify/loadData": one_notice,
    "POST /api/v1/BizNotify/markAsRead": mark_notices,
    "GET /api/v1/BizAnnouncement/stats": lambda _: {"stats": {"lastId": None, "remains": 0}},
    "GET /api/v1/BizAnnouncement/recent": lambda _: {"list": []},
    "GET /api/v1/BizAnnouncement/findByPage": lambda call: page_of([], call),
    "GET /api/v1/Organization/findByPage": organisations,
    "GET /api/v1/UcUserFavMenu/findAll": lambda _: STATE.favourites,
    "POST /api/v1/UcUserFavMenu/saveAll": save_favourites,
    "GET /api/v1/My/getUserOptionByName": user_option,
    "POST /api/v1/My/setUserOptionByName": save_user_option,
    "GET /api/v1/TaskCenter/findList": lambda _: [],
    "GET /api/v1/ReportTask/findByPage": lambda call: page_of([], call),
}


class Call(BaseHTTPRequestHandler):
    """One request: what came, and how it is answered."""

    protocol_version = "HTTP/1.1"

    def param(self, name, default=""):
        return self.query.get(name, [default])[0]

    def need_own_pages(self):
        """A form of another site would act with its visitors' cookies, or sign them in as somebody else."""
        own = (None, self.server.page_origin, f"http://{self.headers.get('host')}")
        if self.command == "POST" and self.headers.get("origin") not in own:
            raise Refusal(403, "This site may not call the service", 403)

    def sign_on(self):
        """The sign-on cookie. A browser sends those of all ports of a host, whatever is in them."""
        pairs = (pair.strip().partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return next((value for name, _, value in pairs if name == "sign-on"), None)

    def need_token(self):
        if STATE.tokens.get(self.token, 0) < time.time():
            # The code counts, not the HTTP status: the page renews its token, or signs in again.
            raise Refusal(401, "The token is not valid", 401)

    def answer(self):
        url = urlsplit(self.path)
        name = f"{self.command} {url.path}"
        self.query = parse_qs(url.query)
        self.token = self.headers.get("authorization", "").removeprefix("Bearer ")
        self.cookie, self.set_cookie = self.sign_on(), None
        self.text = text = self.rfile.read(int(self.headers.get("content-length") or 0))
        key = self.headers.get("idempotency-key")
        try:
            self.need_own_pages()
            if url.path == "/login":
                return login_page(self)
            self.body = json.loads(text or "{}")
            if not isinstance(self.body, dict):
                raise ValueError("the body is no object")
            call = OPEN.get(name) or SECURED.get(name)
            if call is None and "text/html" in self.headers.get("accept", ""):
                # Entries of the menu lead to pages of the console.
                return self.send(404, f"<!doctype html><p>A console has its page {html.escape(url.path)} here.</p>")
            if call is None:
                # Without words of its own: the shell has some in the language of the page.
                raise Refusal(404, None, 404)
            if name in SECURED:
                self.need_token()
            if key and (name, key) in STATE.kept:
                sent, data = STATE.kept[name, key]
                if sent != text:
                    return self.reply(200, {"code": 10048, "message": "Another content", "data": data})
            else:
                data = call(self)
                if key:
                    STATE.kept[name, key] = (text, data)
            reply = {"code": 200, "message": "OK", "data": in_lang(data, self.param("lang", "en"))}
            self.reply(200, reply)
        except Refusal as refusal:
            self.reply(refusal.status, {"code": refusal.code, "message": refusal.message, "data": None})
        except (ValueError, KeyError) as fault:
            self.reply(400, {"code": 400, "message": f"This call cannot be read: {fault}", "data": None})

    do_GET = do_POST = answer

    def do_OPTIONS(self):
        self.reply(204, None)

    def reply(self, status, body):
        text = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        if self.headers.get("origin") == self.server.page_origin:
            self.send_header("Access-Control-Allow-Origin", self.server.page_origin)
            self.send_header("Access-Control-Allow-Credentials", "true")
            self.send_header("Access-Control-Allow-Methods", "GET, POST")
            self.send_header("Access-Control-Allow-Headers", "authorization, content-type, idempotency-key")
            self.send_header("Access-Control-Expose-Headers", "retry-after")
        self.send_header("Vary", "Origin")
        if body is not None:
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(text)))
            if self.set_cookie:
                self.send_header("Set-Cookie", self.set_cookie)
        self.end_headers()
        self.wfile.write(text)

    def send(self, status, page, **headers):
        """An answer for a person: a page, or the way to one."""
        text = page.encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if self.set_cookie:
            self.send_header("Set-Cookie", self.set_cookie)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format, *args):
        pass


def main():
    arguments = argparse.ArgumentParser(description="A backend for @oms/shell.")
    arguments.add_argument("--port", type=int, default=8000)
    arguments.add_argument(
        "--page-origin", default="http://localhost:8001", help="origin of the pages that may call it"
    )
    given = arguments.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", given.port), Call)
    server.page_origin = given.page_origin
    print(f"http://localhost:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()

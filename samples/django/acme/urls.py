from django.urls import path

from acme import views

urlpatterns = [
    path("", views.home, name="home"),
    path("account", views.account, name="account"),
    path("organizations", views.organizations, name="organizations"),
    path("call-api", views.call_api, name="call-api"),
    path("api/hello", views.hello, name="hello"),
    path("logged-out", views.logged_out, name="logged-out"),
    path("login-error", views.login_error, name="login-error"),
    path("auth/login", views.log_in, name="login"),
    path("auth/callback", views.callback, name="callback"),
    path("auth/logout", views.log_out, name="logout"),
]

//! The calls of the operations: parameters by name, then `send`.
// Generated from openapi/openapi-3.0.json: change that and run `make clients`.

use super::types;
#[allow(unused_imports)]
use super::{
    encode_path, ByteStream, ClientInfo, ClientHooks, Error, OperationInfo,
    RequestBuilderExt, ResponseValue,
};
/**Builder for [`Client::get_jwks`]

[`Client::get_jwks`]: super::Client::get_jwks*/
#[derive(Debug, Clone)]
pub struct GetJwks<'a> {
    client: &'a super::Client,
}
impl<'a> GetJwks<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/.well-known/jwks.json`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Jwks>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/.well-known/jwks.json", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_jwks",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_liveness`]

[`Client::get_liveness`]: super::Client::get_liveness*/
#[derive(Debug, Clone)]
pub struct GetLiveness<'a> {
    client: &'a super::Client,
}
impl<'a> GetLiveness<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/healthz/live`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Health>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/healthz/live", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_liveness",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_readiness`]

[`Client::get_readiness`]: super::Client::get_readiness*/
#[derive(Debug, Clone)]
pub struct GetReadiness<'a> {
    client: &'a super::Client,
}
impl<'a> GetReadiness<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/healthz/ready`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Health>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/healthz/ready", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_readiness",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_openapi_3_0`]

[`Client::get_openapi_3_0`]: super::Client::get_openapi_3_0*/
#[derive(Debug, Clone)]
pub struct GetOpenapi30<'a> {
    client: &'a super::Client,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> GetOpenapi30<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            if_none_match: Ok(None),
        }
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/openapi-3.0.json`
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
        Error<types::Problem>,
    > {
        let Self { client, if_none_match } = self;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!("{}/openapi-3.0.json", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_openapi_3_0",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_openapi_open`]

[`Client::get_openapi_open`]: super::Client::get_openapi_open*/
#[derive(Debug, Clone)]
pub struct GetOpenapiOpen<'a> {
    client: &'a super::Client,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> GetOpenapiOpen<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            if_none_match: Ok(None),
        }
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/openapi-open.json`
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
        Error<types::Problem>,
    > {
        let Self { client, if_none_match } = self;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!("{}/openapi-open.json", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_openapi_open",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_openapi`]

[`Client::get_openapi`]: super::Client::get_openapi*/
#[derive(Debug, Clone)]
pub struct GetOpenapi<'a> {
    client: &'a super::Client,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> GetOpenapi<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            if_none_match: Ok(None),
        }
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/openapi.json`
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
        Error<types::Problem>,
    > {
        let Self { client, if_none_match } = self;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!("{}/openapi.json", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_openapi",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_app`]

[`Client::get_app`]: super::Client::get_app*/
#[derive(Debug, Clone)]
pub struct GetApp<'a> {
    client: &'a super::Client,
    app: Result<::std::string::String, String>,
}
impl<'a> GetApp<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            app: Err("app was not initialized".to_string()),
        }
    }
    pub fn app<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.app = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for app failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/apps/{app}`
    pub async fn send(self) -> Result<ResponseValue<types::App>, Error<types::Problem>> {
        let Self { client, app } = self;
        let app = app.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/apps/{}", client.baseurl, encode_path(& app.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_app",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_games`]

[`Client::list_games`]: super::Client::list_games*/
#[derive(Debug, Clone)]
pub struct ListGames<'a> {
    client: &'a super::Client,
    cursor: Result<Option<::std::string::String>, String>,
    limit: Result<Option<u32>, String>,
    player: Result<Option<::std::string::String>, String>,
    rated: Result<Option<bool>, String>,
    ruleset: Result<Option<::std::string::String>, String>,
    seat: Result<Option<types::ListGamesSeat>, String>,
    status: Result<Option<types::ListGamesStatus>, String>,
}
impl<'a> ListGames<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            cursor: Ok(None),
            limit: Ok(None),
            player: Ok(None),
            rated: Ok(None),
            ruleset: Ok(None),
            seat: Ok(None),
            status: Ok(None),
        }
    }
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.cursor = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for cursor failed"
                    .to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    pub fn rated<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
    {
        self.rated = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `bool` for rated failed".to_string());
        self
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    pub fn seat<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListGamesSeat>,
    {
        self.seat = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `ListGamesSeat` for seat failed".to_string());
        self
    }
    pub fn status<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListGamesStatus>,
    {
        self.status = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ListGamesStatus` for status failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GamePage>, Error<types::Problem>> {
        let Self { client, cursor, limit, player, rated, ruleset, seat, status } = self;
        let cursor = cursor.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let player = player.map_err(Error::InvalidRequest)?;
        let rated = rated.map_err(Error::InvalidRequest)?;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let seat = seat.map_err(Error::InvalidRequest)?;
        let status = status.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/games", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("cursor", &cursor))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("player", &player))
            .query(&progenitor_client::QueryParam::new("rated", &rated))
            .query(&progenitor_client::QueryParam::new("ruleset", &ruleset))
            .query(&progenitor_client::QueryParam::new("seat", &seat))
            .query(&progenitor_client::QueryParam::new("status", &status))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_games",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_game`]

[`Client::create_game`]: super::Client::create_game*/
#[derive(Debug, Clone)]
pub struct CreateGame<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::CreateGameRequest, String>,
}
impl<'a> CreateGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateGameRequest>,
        <V as std::convert::TryInto<types::CreateGameRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateGameRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateGameRequest,
        ) -> types::builder::CreateGameRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::CreateGameRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/games", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_game`]

[`Client::get_game`]: super::Client::get_game*/
#[derive(Debug, Clone)]
pub struct GetGame<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    invite: Result<Option<::std::string::String>, String>,
}
impl<'a> GetGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            invite: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, invite } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::delete_game`]

[`Client::delete_game`]: super::Client::delete_game*/
#[derive(Debug, Clone)]
pub struct DeleteGame<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
}
impl<'a> DeleteGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/games/{game}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, game } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::want_abort`]

[`Client::want_abort`]: super::Client::want_abort*/
#[derive(Debug, Clone)]
pub struct WantAbort<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    body: Result<types::builder::AbortRequest, String>,
}
impl<'a> WantAbort<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AbortRequest>,
        <V as std::convert::TryInto<types::AbortRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `AbortRequest` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::AbortRequest,
        ) -> types::builder::AbortRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/games/{game}/abort`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::AbortRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/abort", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "want_abort",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::play_action`]

[`Client::play_action`]: super::Client::play_action*/
#[derive(Debug, Clone)]
pub struct PlayAction<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    if_match: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::ActionRequest, String>,
}
impl<'a> PlayAction<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
            if_match: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn if_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_match failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ActionRequest>,
        <V as std::convert::TryInto<types::ActionRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ActionRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ActionRequest,
        ) -> types::builder::ActionRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/actions`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Played>, Error<types::Problem>> {
        let Self { client, game, idempotency_key, if_match, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let if_match = if_match.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::ActionRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/actions", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(3usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "play_action",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_decisions`]

[`Client::list_decisions`]: super::Client::list_decisions*/
#[derive(Debug, Clone)]
pub struct ListDecisions<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    fields: Result<Option<types::ListDecisionsFields>, String>,
    invite: Result<Option<::std::string::String>, String>,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> ListDecisions<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            fields: Ok(None),
            invite: Ok(None),
            if_none_match: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn fields<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListDecisionsFields>,
    {
        self.fields = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ListDecisionsFields` for fields failed".to_string()
            });
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/decisions`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::DecisionList>, Error<types::Problem>> {
        let Self { client, game, fields, invite, if_none_match } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let fields = fields.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/decisions", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_decisions",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_decision`]

[`Client::get_decision`]: super::Client::get_decision*/
#[derive(Debug, Clone)]
pub struct GetDecision<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    decision: Result<::std::string::String, String>,
    fields: Result<Option<types::GetDecisionFields>, String>,
    invite: Result<Option<::std::string::String>, String>,
}
impl<'a> GetDecision<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            decision: Err("decision was not initialized".to_string()),
            fields: Ok(None),
            invite: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn decision<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.decision = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for decision failed"
                    .to_string()
            });
        self
    }
    pub fn fields<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GetDecisionFields>,
    {
        self.fields = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `GetDecisionFields` for fields failed".to_string()
            });
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/decisions/{decision}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Decision>, Error<types::Problem>> {
        let Self { client, game, decision, fields, invite } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let decision = decision.map_err(Error::InvalidRequest)?;
        let fields = fields.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/decisions/{}", client.baseurl, encode_path(& game
            .to_string()), encode_path(& decision.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_decision",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::evaluate_decision`]

[`Client::evaluate_decision`]: super::Client::evaluate_decision*/
#[derive(Debug, Clone)]
pub struct EvaluateDecision<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    body: Result<types::builder::EvaluationRequest, String>,
}
impl<'a> EvaluateDecision<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::EvaluationRequest>,
        <V as std::convert::TryInto<types::EvaluationRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `EvaluationRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::EvaluationRequest,
        ) -> types::builder::EvaluationRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/evaluations`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Evaluation>, Error<types::Problem>> {
        let Self { client, game, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::EvaluationRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/evaluations", client.baseurl, encode_path(& game
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "evaluate_decision",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_events`]

[`Client::list_events`]: super::Client::list_events*/
#[derive(Debug, Clone)]
pub struct ListEvents<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    after: Result<Option<u64>, String>,
    as_: Result<Option<u32>, String>,
    invite: Result<Option<::std::string::String>, String>,
    limit: Result<Option<u32>, String>,
    ticket: Result<Option<::std::string::String>, String>,
    wait: Result<Option<u64>, String>,
    last_event_id: Result<Option<u64>, String>,
}
impl<'a> ListEvents<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            after: Ok(None),
            as_: Ok(None),
            invite: Ok(None),
            limit: Ok(None),
            ticket: Ok(None),
            wait: Ok(None),
            last_event_id: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for after failed".to_string());
        self
    }
    pub fn as_<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.as_ = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for as_ failed".to_string());
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn ticket<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ticket = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ticket failed"
                    .to_string()
            });
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn last_event_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.last_event_id = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for last_event_id failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/events`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::EventPage>, Error<types::Problem>> {
        let Self {
            client,
            game,
            after,
            as_,
            invite,
            limit,
            ticket,
            wait,
            last_event_id,
        } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let after = after.map_err(Error::InvalidRequest)?;
        let as_ = as_.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let ticket = ticket.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let last_event_id = last_event_id.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/events", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = last_event_id {
            header_map.append("Last-Event-ID", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("as", &as_))
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("ticket", &ticket))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_events",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::fork_game`]

[`Client::fork_game`]: super::Client::fork_game*/
#[derive(Debug, Clone)]
pub struct ForkGame<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::ForkGameRequest, String>,
}
impl<'a> ForkGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ForkGameRequest>,
        <V as std::convert::TryInto<types::ForkGameRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ForkGameRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ForkGameRequest,
        ) -> types::builder::ForkGameRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/forks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::ForkGameRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/forks", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "fork_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::give_time`]

[`Client::give_time`]: super::Client::give_time*/
#[derive(Debug, Clone)]
pub struct GiveTime<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::GiveTimeRequest, String>,
}
impl<'a> GiveTime<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GiveTimeRequest>,
        <V as std::convert::TryInto<types::GiveTimeRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `GiveTimeRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GiveTimeRequest,
        ) -> types::builder::GiveTimeRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/gifts`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::GiveTimeRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/gifts", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "give_time",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_sent_invitations`]

[`Client::list_sent_invitations`]: super::Client::list_sent_invitations*/
#[derive(Debug, Clone)]
pub struct ListSentInvitations<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
}
impl<'a> ListSentInvitations<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/invitations`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SentInvitationList>, Error<types::Problem>> {
        let Self { client, game } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/invitations", client.baseurl, encode_path(& game
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_sent_invitations",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::invite_player`]

[`Client::invite_player`]: super::Client::invite_player*/
#[derive(Debug, Clone)]
pub struct InvitePlayer<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    player: Result<::std::string::String, String>,
    body: Result<types::builder::InviteRequest, String>,
}
impl<'a> InvitePlayer<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            player: Err("player was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::InviteRequest>,
        <V as std::convert::TryInto<types::InviteRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `InviteRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::InviteRequest,
        ) -> types::builder::InviteRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/games/{game}/invitations/{player}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SentInvitation>, Error<types::Problem>> {
        let Self { client, game, player, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let player = player.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::InviteRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/invitations/{}", client.baseurl, encode_path(& game
            .to_string()), encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "invite_player",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::withdraw_invitation`]

[`Client::withdraw_invitation`]: super::Client::withdraw_invitation*/
#[derive(Debug, Clone)]
pub struct WithdrawInvitation<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    player: Result<::std::string::String, String>,
}
impl<'a> WithdrawInvitation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/games/{game}/invitations/{player}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, game, player } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/invitations/{}", client.baseurl, encode_path(& game
            .to_string()), encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "withdraw_invitation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::replace_invite`]

[`Client::replace_invite`]: super::Client::replace_invite*/
#[derive(Debug, Clone)]
pub struct ReplaceInvite<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
}
impl<'a> ReplaceInvite<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/invites`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/invites", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "replace_invite",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_messages`]

[`Client::list_messages`]: super::Client::list_messages*/
#[derive(Debug, Clone)]
pub struct ListMessages<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    after: Result<Option<u64>, String>,
    limit: Result<Option<u32>, String>,
    ticket: Result<Option<::std::string::String>, String>,
    wait: Result<Option<u64>, String>,
    last_event_id: Result<Option<u64>, String>,
}
impl<'a> ListMessages<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            after: Ok(None),
            limit: Ok(None),
            ticket: Ok(None),
            wait: Ok(None),
            last_event_id: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for after failed".to_string());
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn ticket<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ticket = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ticket failed"
                    .to_string()
            });
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn last_event_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.last_event_id = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for last_event_id failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/messages`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::MessagePage>, Error<types::Problem>> {
        let Self { client, game, after, limit, ticket, wait, last_event_id } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let after = after.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let ticket = ticket.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let last_event_id = last_event_id.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/messages", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = last_event_id {
            header_map.append("Last-Event-ID", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("ticket", &ticket))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_messages",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::post_message`]

[`Client::post_message`]: super::Client::post_message*/
#[derive(Debug, Clone)]
pub struct PostMessage<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::MessageRequest, String>,
}
impl<'a> PostMessage<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MessageRequest>,
        <V as std::convert::TryInto<types::MessageRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `MessageRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MessageRequest,
        ) -> types::builder::MessageRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/messages`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Message>, Error<types::Problem>> {
        let Self { client, game, idempotency_key, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::MessageRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/messages", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "post_message",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::report_message`]

[`Client::report_message`]: super::Client::report_message*/
#[derive(Debug, Clone)]
pub struct ReportMessage<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    message: Result<u64, String>,
    body: Result<types::builder::ReportRequest, String>,
}
impl<'a> ReportMessage<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            message: Err("message was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn message<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.message = value
            .try_into()
            .map_err(|_| "conversion to `u64` for message failed".to_string());
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReportRequest>,
        <V as std::convert::TryInto<types::ReportRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ReportRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ReportRequest,
        ) -> types::builder::ReportRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/messages/{message}/reports`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::MessageReport>, Error<types::Problem>> {
        let Self { client, game, message, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let message = message.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::ReportRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/messages/{}/reports", client.baseurl, encode_path(& game
            .to_string()), encode_path(& message.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "report_message",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_orders`]

[`Client::get_orders`]: super::Client::get_orders*/
#[derive(Debug, Clone)]
pub struct GetOrders<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
}
impl<'a> GetOrders<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/orders`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GameOrders>, Error<types::Problem>> {
        let Self { client, game } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/orders", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_orders",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::set_orders`]

[`Client::set_orders`]: super::Client::set_orders*/
#[derive(Debug, Clone)]
pub struct SetOrders<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    body: Result<types::GameOrders, String>,
}
impl<'a> SetOrders<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            body: Err("body was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GameOrders>,
    {
        self.body = value
            .try_into()
            .map_err(|_| "conversion to `GameOrders` for body failed".to_string());
        self
    }
    ///Sends a `PUT` request to `/v1/games/{game}/orders`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GameOrders>, Error<types::Problem>> {
        let Self { client, game, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let body = body.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/orders", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "set_orders",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::want_pause`]

[`Client::want_pause`]: super::Client::want_pause*/
#[derive(Debug, Clone)]
pub struct WantPause<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    body: Result<types::builder::PauseRequest, String>,
}
impl<'a> WantPause<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PauseRequest>,
        <V as std::convert::TryInto<types::PauseRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `PauseRequest` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::PauseRequest,
        ) -> types::builder::PauseRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/games/{game}/pause`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::PauseRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/pause", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "want_pause",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::preview_action`]

[`Client::preview_action`]: super::Client::preview_action*/
#[derive(Debug, Clone)]
pub struct PreviewAction<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    if_match: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::ActionRequest, String>,
}
impl<'a> PreviewAction<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            if_match: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn if_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_match failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ActionRequest>,
        <V as std::convert::TryInto<types::ActionRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ActionRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ActionRequest,
        ) -> types::builder::ActionRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/previews`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Preview>, Error<types::Problem>> {
        let Self { client, game, if_match, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let if_match = if_match.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::ActionRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/previews", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_match {
            header_map.append("If-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "preview_action",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_record`]

[`Client::get_record`]: super::Client::get_record*/
#[derive(Debug, Clone)]
pub struct GetRecord<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    invite: Result<Option<::std::string::String>, String>,
}
impl<'a> GetRecord<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            invite: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/record`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GameRecord>, Error<types::Problem>> {
        let Self { client, game, invite } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/record", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_record",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::make_rematch`]

[`Client::make_rematch`]: super::Client::make_rematch*/
#[derive(Debug, Clone)]
pub struct MakeRematch<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    rated: Result<Option<bool>, String>,
}
impl<'a> MakeRematch<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            rated: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn rated<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
    {
        self.rated = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `bool` for rated failed".to_string());
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/rematch`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, rated } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let rated = rated.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/rematch", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("rated", &rated))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "make_rematch",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::resign_game`]

[`Client::resign_game`]: super::Client::resign_game*/
#[derive(Debug, Clone)]
pub struct ResignGame<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
}
impl<'a> ResignGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/resignations`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/resignations", client.baseurl, encode_path(& game
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "resign_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::return_to_seat`]

[`Client::return_to_seat`]: super::Client::return_to_seat*/
#[derive(Debug, Clone)]
pub struct ReturnToSeat<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
}
impl<'a> ReturnToSeat<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/returns`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/returns", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "return_to_seat",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::take_seat`]

[`Client::take_seat`]: super::Client::take_seat*/
#[derive(Debug, Clone)]
pub struct TakeSeat<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    seat: Result<u32, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::TakeSeatRequest, String>,
}
impl<'a> TakeSeat<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            seat: Err("seat was not initialized".to_string()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn seat<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.seat = value
            .try_into()
            .map_err(|_| "conversion to `u32` for seat failed".to_string());
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TakeSeatRequest>,
        <V as std::convert::TryInto<types::TakeSeatRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `TakeSeatRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::TakeSeatRequest,
        ) -> types::builder::TakeSeatRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/games/{game}/seats/{seat}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, seat, idempotency_key, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let seat = seat.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::TakeSeatRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/seats/{}", client.baseurl, encode_path(& game.to_string()),
            encode_path(& seat.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "take_seat",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::leave_seat`]

[`Client::leave_seat`]: super::Client::leave_seat*/
#[derive(Debug, Clone)]
pub struct LeaveSeat<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    seat: Result<u32, String>,
}
impl<'a> LeaveSeat<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            seat: Err("seat was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn seat<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.seat = value
            .try_into()
            .map_err(|_| "conversion to `u32` for seat failed".to_string());
        self
    }
    ///Sends a `DELETE` request to `/v1/games/{game}/seats/{seat}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, seat } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let seat = seat.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/seats/{}", client.baseurl, encode_path(& game.to_string()),
            encode_path(& seat.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "leave_seat",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::start_game`]

[`Client::start_game`]: super::Client::start_game*/
#[derive(Debug, Clone)]
pub struct StartGame<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
}
impl<'a> StartGame<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            idempotency_key: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/games/{game}/start`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, idempotency_key } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/start", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "start_game",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_view`]

[`Client::get_view`]: super::Client::get_view*/
#[derive(Debug, Clone)]
pub struct GetView<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    as_: Result<Option<u32>, String>,
    at: Result<Option<u64>, String>,
    invite: Result<Option<::std::string::String>, String>,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> GetView<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            as_: Ok(None),
            at: Ok(None),
            invite: Ok(None),
            if_none_match: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn as_<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.as_ = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for as_ failed".to_string());
        self
    }
    pub fn at<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.at = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for at failed".to_string());
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/view`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GameView>, Error<types::Problem>> {
        let Self { client, game, as_, at, invite, if_none_match } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let as_ = as_.map_err(Error::InvalidRequest)?;
        let at = at.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/view", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("as", &as_))
            .query(&progenitor_client::QueryParam::new("at", &at))
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_view",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_views`]

[`Client::list_views`]: super::Client::list_views*/
#[derive(Debug, Clone)]
pub struct ListViews<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    after: Result<Option<u64>, String>,
    as_: Result<Option<u32>, String>,
    invite: Result<Option<::std::string::String>, String>,
    limit: Result<Option<u32>, String>,
}
impl<'a> ListViews<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            after: Ok(None),
            as_: Ok(None),
            invite: Ok(None),
            limit: Ok(None),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for after failed".to_string());
        self
    }
    pub fn as_<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.as_ = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for as_ failed".to_string());
        self
    }
    pub fn invite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.invite = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for invite failed"
                    .to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/games/{game}/views`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ViewPage>, Error<types::Problem>> {
        let Self { client, game, after, as_, invite, limit } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let after = after.map_err(Error::InvalidRequest)?;
        let as_ = as_.map_err(Error::InvalidRequest)?;
        let invite = invite.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/games/{}/views", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("as", &as_))
            .query(&progenitor_client::QueryParam::new("invite", &invite))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_views",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_guest`]

[`Client::create_guest`]: super::Client::create_guest*/
#[derive(Debug, Clone)]
pub struct CreateGuest<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateGuestRequest, String>,
}
impl<'a> CreateGuest<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateGuestRequest>,
        <V as std::convert::TryInto<
            types::CreateGuestRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateGuestRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateGuestRequest,
        ) -> types::builder::CreateGuestRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/guests`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SignedIn>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateGuestRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/guests", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_guest",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_leaderboard`]

[`Client::get_leaderboard`]: super::Client::get_leaderboard*/
#[derive(Debug, Clone)]
pub struct GetLeaderboard<'a> {
    client: &'a super::Client,
    ruleset: Result<::std::string::String, String>,
    cursor: Result<Option<::std::string::String>, String>,
    kind: Result<Option<types::GetLeaderboardKind>, String>,
    limit: Result<Option<u32>, String>,
    pool: Result<Option<types::GetLeaderboardPool>, String>,
}
impl<'a> GetLeaderboard<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            ruleset: Err("ruleset was not initialized".to_string()),
            cursor: Ok(None),
            kind: Ok(None),
            limit: Ok(None),
            pool: Ok(None),
        }
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.cursor = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for cursor failed"
                    .to_string()
            });
        self
    }
    pub fn kind<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GetLeaderboardKind>,
    {
        self.kind = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `GetLeaderboardKind` for kind failed".to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn pool<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GetLeaderboardPool>,
    {
        self.pool = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `GetLeaderboardPool` for pool failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/leaderboards/{ruleset}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::LeaderboardPage>, Error<types::Problem>> {
        let Self { client, ruleset, cursor, kind, limit, pool } = self;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let cursor = cursor.map_err(Error::InvalidRequest)?;
        let kind = kind.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let pool = pool.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/leaderboards/{}", client.baseurl, encode_path(& ruleset.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("cursor", &cursor))
            .query(&progenitor_client::QueryParam::new("kind", &kind))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("pool", &pool))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_leaderboard",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::find_match`]

[`Client::find_match`]: super::Client::find_match*/
#[derive(Debug, Clone)]
pub struct FindMatch<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::FindMatchRequest, String>,
}
impl<'a> FindMatch<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::FindMatchRequest>,
        <V as std::convert::TryInto<types::FindMatchRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `FindMatchRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::FindMatchRequest,
        ) -> types::builder::FindMatchRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/matches`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Match>, Error<types::Problem>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::FindMatchRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/matches", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "find_match",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_me`]

[`Client::get_me`]: super::Client::get_me*/
#[derive(Debug, Clone)]
pub struct GetMe<'a> {
    client: &'a super::Client,
}
impl<'a> GetMe<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Player>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_me",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_apps`]

[`Client::list_apps`]: super::Client::list_apps*/
#[derive(Debug, Clone)]
pub struct ListApps<'a> {
    client: &'a super::Client,
}
impl<'a> ListApps<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/apps`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::AppList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/apps", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_apps",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_app`]

[`Client::create_app`]: super::Client::create_app*/
#[derive(Debug, Clone)]
pub struct CreateApp<'a> {
    client: &'a super::Client,
    body: Result<types::builder::AppRequest, String>,
}
impl<'a> CreateApp<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AppRequest>,
        <V as std::convert::TryInto<types::AppRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `AppRequest` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::AppRequest) -> types::builder::AppRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/apps`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnApp>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| types::AppRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/apps", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_app",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::change_app`]

[`Client::change_app`]: super::Client::change_app*/
#[derive(Debug, Clone)]
pub struct ChangeApp<'a> {
    client: &'a super::Client,
    app: Result<::std::string::String, String>,
    body: Result<types::builder::AppRequest, String>,
}
impl<'a> ChangeApp<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            app: Err("app was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn app<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.app = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for app failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AppRequest>,
        <V as std::convert::TryInto<types::AppRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `AppRequest` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::AppRequest) -> types::builder::AppRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/apps/{app}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnApp>, Error<types::Problem>> {
        let Self { client, app, body } = self;
        let app = app.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::AppRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/apps/{}", client.baseurl, encode_path(& app.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "change_app",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::remove_app`]

[`Client::remove_app`]: super::Client::remove_app*/
#[derive(Debug, Clone)]
pub struct RemoveApp<'a> {
    client: &'a super::Client,
    app: Result<::std::string::String, String>,
}
impl<'a> RemoveApp<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            app: Err("app was not initialized".to_string()),
        }
    }
    pub fn app<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.app = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for app failed".to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/apps/{app}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, app } = self;
        let app = app.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/apps/{}", client.baseurl, encode_path(& app.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "remove_app",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_authorization`]

[`Client::create_authorization`]: super::Client::create_authorization*/
#[derive(Debug, Clone)]
pub struct CreateAuthorization<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateAuthorizationRequest, String>,
}
impl<'a> CreateAuthorization<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateAuthorizationRequest>,
        <V as std::convert::TryInto<
            types::CreateAuthorizationRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!(
                    "conversion to `CreateAuthorizationRequest` for body failed: {}", s
                )
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateAuthorizationRequest,
        ) -> types::builder::CreateAuthorizationRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/authorizations`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Authorization>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateAuthorizationRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/authorizations", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_authorization",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_blocks`]

[`Client::list_blocks`]: super::Client::list_blocks*/
#[derive(Debug, Clone)]
pub struct ListBlocks<'a> {
    client: &'a super::Client,
}
impl<'a> ListBlocks<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/blocks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PlayerList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/blocks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_blocks",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::block_player`]

[`Client::block_player`]: super::Client::block_player*/
#[derive(Debug, Clone)]
pub struct BlockPlayer<'a> {
    client: &'a super::Client,
    player: Result<::std::string::String, String>,
}
impl<'a> BlockPlayer<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `PUT` request to `/v1/me/blocks/{player}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ListedPlayer>, Error<types::Problem>> {
        let Self { client, player } = self;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/blocks/{}", client.baseurl, encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "block_player",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::unblock_player`]

[`Client::unblock_player`]: super::Client::unblock_player*/
#[derive(Debug, Clone)]
pub struct UnblockPlayer<'a> {
    client: &'a super::Client,
    player: Result<::std::string::String, String>,
}
impl<'a> UnblockPlayer<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/blocks/{player}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, player } = self;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/blocks/{}", client.baseurl, encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "unblock_player",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_bots`]

[`Client::list_bots`]: super::Client::list_bots*/
#[derive(Debug, Clone)]
pub struct ListBots<'a> {
    client: &'a super::Client,
}
impl<'a> ListBots<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/bots`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::BotAccountList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/bots", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_bots",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_bot`]

[`Client::create_bot`]: super::Client::create_bot*/
#[derive(Debug, Clone)]
pub struct CreateBot<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateBotRequest, String>,
}
impl<'a> CreateBot<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateBotRequest>,
        <V as std::convert::TryInto<types::CreateBotRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateBotRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateBotRequest,
        ) -> types::builder::CreateBotRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/bots`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Player>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateBotRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/bots", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_bot",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::change_bot`]

[`Client::change_bot`]: super::Client::change_bot*/
#[derive(Debug, Clone)]
pub struct ChangeBot<'a> {
    client: &'a super::Client,
    bot: Result<::std::string::String, String>,
    body: Result<types::builder::ChangeBotRequest, String>,
}
impl<'a> ChangeBot<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            bot: Err("bot was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn bot<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.bot = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for bot failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ChangeBotRequest>,
        <V as std::convert::TryInto<types::ChangeBotRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ChangeBotRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ChangeBotRequest,
        ) -> types::builder::ChangeBotRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/bots/{bot}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Player>, Error<types::Problem>> {
        let Self { client, bot, body } = self;
        let bot = bot.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::ChangeBotRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/bots/{}", client.baseurl, encode_path(& bot.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "change_bot",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_due_decisions`]

[`Client::list_due_decisions`]: super::Client::list_due_decisions*/
#[derive(Debug, Clone)]
pub struct ListDueDecisions<'a> {
    client: &'a super::Client,
    cursor: Result<Option<::std::string::String>, String>,
    fields: Result<Option<types::ListDueDecisionsFields>, String>,
    limit: Result<Option<u32>, String>,
    wait: Result<Option<u64>, String>,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> ListDueDecisions<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            cursor: Ok(None),
            fields: Ok(None),
            limit: Ok(None),
            wait: Ok(None),
            if_none_match: Ok(None),
        }
    }
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.cursor = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for cursor failed"
                    .to_string()
            });
        self
    }
    pub fn fields<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListDueDecisionsFields>,
    {
        self.fields = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ListDueDecisionsFields` for fields failed".to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/me/decisions`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::DueDecisionPage>, Error<types::Problem>> {
        let Self { client, cursor, fields, limit, wait, if_none_match } = self;
        let cursor = cursor.map_err(Error::InvalidRequest)?;
        let fields = fields.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/decisions", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("cursor", &cursor))
            .query(&progenitor_client::QueryParam::new("fields", &fields))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_due_decisions",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::delete_account`]

[`Client::delete_account`]: super::Client::delete_account*/
#[derive(Debug, Clone)]
pub struct DeleteAccount<'a> {
    client: &'a super::Client,
    body: Result<types::builder::DeleteAccountRequest, String>,
}
impl<'a> DeleteAccount<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DeleteAccountRequest>,
        <V as std::convert::TryInto<
            types::DeleteAccountRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `DeleteAccountRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::DeleteAccountRequest,
        ) -> types::builder::DeleteAccountRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/deletion`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::DeleteAccountRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/deletion", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "delete_account",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_device_request`]

[`Client::get_device_request`]: super::Client::get_device_request*/
#[derive(Debug, Clone)]
pub struct GetDeviceRequest<'a> {
    client: &'a super::Client,
    user_code: Result<::std::string::String, String>,
}
impl<'a> GetDeviceRequest<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            user_code: Err("user_code was not initialized".to_string()),
        }
    }
    pub fn user_code<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.user_code = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for user_code failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/me/devices/{user_code}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::DeviceRequest>, Error<types::Problem>> {
        let Self { client, user_code } = self;
        let user_code = user_code.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/devices/{}", client.baseurl, encode_path(& user_code.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_device_request",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::answer_device_request`]

[`Client::answer_device_request`]: super::Client::answer_device_request*/
#[derive(Debug, Clone)]
pub struct AnswerDeviceRequest<'a> {
    client: &'a super::Client,
    user_code: Result<::std::string::String, String>,
    body: Result<types::builder::DeviceAnswerRequest, String>,
}
impl<'a> AnswerDeviceRequest<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            user_code: Err("user_code was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn user_code<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.user_code = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for user_code failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DeviceAnswerRequest>,
        <V as std::convert::TryInto<
            types::DeviceAnswerRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `DeviceAnswerRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::DeviceAnswerRequest,
        ) -> types::builder::DeviceAnswerRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/devices/{user_code}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, user_code, body } = self;
        let user_code = user_code.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::DeviceAnswerRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/devices/{}", client.baseurl, encode_path(& user_code.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "answer_device_request",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_account_events`]

[`Client::list_account_events`]: super::Client::list_account_events*/
#[derive(Debug, Clone)]
pub struct ListAccountEvents<'a> {
    client: &'a super::Client,
    after: Result<Option<u64>, String>,
    limit: Result<Option<u32>, String>,
    wait: Result<Option<u64>, String>,
    last_event_id: Result<Option<u64>, String>,
}
impl<'a> ListAccountEvents<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            after: Ok(None),
            limit: Ok(None),
            wait: Ok(None),
            last_event_id: Ok(None),
        }
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for after failed".to_string());
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn last_event_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.last_event_id = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for last_event_id failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/me/events`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::AccountEventPage>, Error<types::Problem>> {
        let Self { client, after, limit, wait, last_event_id } = self;
        let after = after.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let last_event_id = last_event_id.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/events", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = last_event_id {
            header_map.append("Last-Event-ID", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_account_events",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::export_account`]

[`Client::export_account`]: super::Client::export_account*/
#[derive(Debug, Clone)]
pub struct ExportAccount<'a> {
    client: &'a super::Client,
}
impl<'a> ExportAccount<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/export`
    pub async fn send(self) -> Result<ResponseValue<ByteStream>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/export", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client.client.get(url).headers(header_map).build()?;
        let info = OperationInfo {
            operation_id: "export_account",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => Ok(ResponseValue::stream(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_invitations`]

[`Client::list_invitations`]: super::Client::list_invitations*/
#[derive(Debug, Clone)]
pub struct ListInvitations<'a> {
    client: &'a super::Client,
}
impl<'a> ListInvitations<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/invitations`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::InvitationList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/invitations", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_invitations",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::decline_invitation`]

[`Client::decline_invitation`]: super::Client::decline_invitation*/
#[derive(Debug, Clone)]
pub struct DeclineInvitation<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
}
impl<'a> DeclineInvitation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/invitations/{game}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, game } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/invitations/{}", client.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "decline_invitation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::accept_invitation`]

[`Client::accept_invitation`]: super::Client::accept_invitation*/
#[derive(Debug, Clone)]
pub struct AcceptInvitation<'a> {
    client: &'a super::Client,
    game: Result<::std::string::String, String>,
    body: Result<types::builder::AcceptRequest, String>,
}
impl<'a> AcceptInvitation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            game: Err("game was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn game<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.game = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for game failed".to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AcceptRequest>,
        <V as std::convert::TryInto<types::AcceptRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `AcceptRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::AcceptRequest,
        ) -> types::builder::AcceptRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/invitations/{game}/accept`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, game, body } = self;
        let game = game.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::AcceptRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/invitations/{}/accept", client.baseurl, encode_path(& game
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "accept_invitation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_mutes`]

[`Client::list_mutes`]: super::Client::list_mutes*/
#[derive(Debug, Clone)]
pub struct ListMutes<'a> {
    client: &'a super::Client,
}
impl<'a> ListMutes<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/mutes`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PlayerList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/mutes", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_mutes",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::mute_player`]

[`Client::mute_player`]: super::Client::mute_player*/
#[derive(Debug, Clone)]
pub struct MutePlayer<'a> {
    client: &'a super::Client,
    player: Result<::std::string::String, String>,
}
impl<'a> MutePlayer<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `PUT` request to `/v1/me/mutes/{player}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ListedPlayer>, Error<types::Problem>> {
        let Self { client, player } = self;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/mutes/{}", client.baseurl, encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "mute_player",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::unmute_player`]

[`Client::unmute_player`]: super::Client::unmute_player*/
#[derive(Debug, Clone)]
pub struct UnmutePlayer<'a> {
    client: &'a super::Client,
    player: Result<::std::string::String, String>,
}
impl<'a> UnmutePlayer<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/mutes/{player}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, player } = self;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/mutes/{}", client.baseurl, encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "unmute_player",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::change_password`]

[`Client::change_password`]: super::Client::change_password*/
#[derive(Debug, Clone)]
pub struct ChangePassword<'a> {
    client: &'a super::Client,
    body: Result<types::builder::ChangePasswordRequest, String>,
}
impl<'a> ChangePassword<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ChangePasswordRequest>,
        <V as std::convert::TryInto<
            types::ChangePasswordRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ChangePasswordRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ChangePasswordRequest,
        ) -> types::builder::ChangePasswordRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/password`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::ChangePasswordRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/password", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "change_password",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_own_profile`]

[`Client::get_own_profile`]: super::Client::get_own_profile*/
#[derive(Debug, Clone)]
pub struct GetOwnProfile<'a> {
    client: &'a super::Client,
}
impl<'a> GetOwnProfile<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/profile`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnProfile>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/profile", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_own_profile",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::set_own_profile`]

[`Client::set_own_profile`]: super::Client::set_own_profile*/
#[derive(Debug, Clone)]
pub struct SetOwnProfile<'a> {
    client: &'a super::Client,
    body: Result<types::builder::OwnProfile, String>,
}
impl<'a> SetOwnProfile<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::OwnProfile>,
        <V as std::convert::TryInto<types::OwnProfile>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `OwnProfile` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::OwnProfile) -> types::builder::OwnProfile,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/profile`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnProfile>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| types::OwnProfile::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/profile", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "set_own_profile",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_recovery_codes`]

[`Client::get_recovery_codes`]: super::Client::get_recovery_codes*/
#[derive(Debug, Clone)]
pub struct GetRecoveryCodes<'a> {
    client: &'a super::Client,
}
impl<'a> GetRecoveryCodes<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/recovery-codes`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::RecoveryCodesLeft>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/recovery-codes", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_recovery_codes",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_recovery_codes`]

[`Client::create_recovery_codes`]: super::Client::create_recovery_codes*/
#[derive(Debug, Clone)]
pub struct CreateRecoveryCodes<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateRecoveryCodesRequest, String>,
}
impl<'a> CreateRecoveryCodes<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateRecoveryCodesRequest>,
        <V as std::convert::TryInto<
            types::CreateRecoveryCodesRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!(
                    "conversion to `CreateRecoveryCodesRequest` for body failed: {}", s
                )
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateRecoveryCodesRequest,
        ) -> types::builder::CreateRecoveryCodesRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/recovery-codes`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::RecoveryCodes>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateRecoveryCodesRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/recovery-codes", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_recovery_codes",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_own_seeks`]

[`Client::list_own_seeks`]: super::Client::list_own_seeks*/
#[derive(Debug, Clone)]
pub struct ListOwnSeeks<'a> {
    client: &'a super::Client,
}
impl<'a> ListOwnSeeks<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/seeks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SeekList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/seeks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_own_seeks",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_sessions`]

[`Client::list_sessions`]: super::Client::list_sessions*/
#[derive(Debug, Clone)]
pub struct ListSessions<'a> {
    client: &'a super::Client,
}
impl<'a> ListSessions<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/sessions`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SessionList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/sessions", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_sessions",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::end_session_by_id`]

[`Client::end_session_by_id`]: super::Client::end_session_by_id*/
#[derive(Debug, Clone)]
pub struct EndSessionById<'a> {
    client: &'a super::Client,
    session: Result<::std::string::String, String>,
}
impl<'a> EndSessionById<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            session: Err("session was not initialized".to_string()),
        }
    }
    pub fn session<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.session = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for session failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/sessions/{session}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, session } = self;
        let session = session.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/sessions/{}", client.baseurl, encode_path(& session.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "end_session_by_id",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_tokens`]

[`Client::list_tokens`]: super::Client::list_tokens*/
#[derive(Debug, Clone)]
pub struct ListTokens<'a> {
    client: &'a super::Client,
}
impl<'a> ListTokens<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/tokens`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TokenList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/tokens", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_tokens",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_token`]

[`Client::create_token`]: super::Client::create_token*/
#[derive(Debug, Clone)]
pub struct CreateToken<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateTokenRequest, String>,
}
impl<'a> CreateToken<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateTokenRequest>,
        <V as std::convert::TryInto<
            types::CreateTokenRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateTokenRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateTokenRequest,
        ) -> types::builder::CreateTokenRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/tokens`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::CreatedToken>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateTokenRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/tokens", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_token",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::revoke_token`]

[`Client::revoke_token`]: super::Client::revoke_token*/
#[derive(Debug, Clone)]
pub struct RevokeToken<'a> {
    client: &'a super::Client,
    token: Result<::std::string::String, String>,
}
impl<'a> RevokeToken<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            token: Err("token was not initialized".to_string()),
        }
    }
    pub fn token<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.token = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for token failed".to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/tokens/{token}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, token } = self;
        let token = token.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/tokens/{}", client.baseurl, encode_path(& token.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "revoke_token",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::upgrade_guest`]

[`Client::upgrade_guest`]: super::Client::upgrade_guest*/
#[derive(Debug, Clone)]
pub struct UpgradeGuest<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::UpgradeRequest, String>,
}
impl<'a> UpgradeGuest<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::UpgradeRequest>,
        <V as std::convert::TryInto<types::UpgradeRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `UpgradeRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::UpgradeRequest,
        ) -> types::builder::UpgradeRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/upgrade`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Player>, Error<types::Problem>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::UpgradeRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/upgrade", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "upgrade_guest",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_vacation`]

[`Client::get_vacation`]: super::Client::get_vacation*/
#[derive(Debug, Clone)]
pub struct GetVacation<'a> {
    client: &'a super::Client,
}
impl<'a> GetVacation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/vacation`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnVacation>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/vacation", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_vacation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::take_vacation`]

[`Client::take_vacation`]: super::Client::take_vacation*/
#[derive(Debug, Clone)]
pub struct TakeVacation<'a> {
    client: &'a super::Client,
    body: Result<types::builder::VacationRequest, String>,
}
impl<'a> TakeVacation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::VacationRequest>,
        <V as std::convert::TryInto<types::VacationRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `VacationRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::VacationRequest,
        ) -> types::builder::VacationRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/vacation`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnVacation>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| types::VacationRequest::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/vacation", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "take_vacation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::end_vacation`]

[`Client::end_vacation`]: super::Client::end_vacation*/
#[derive(Debug, Clone)]
pub struct EndVacation<'a> {
    client: &'a super::Client,
}
impl<'a> EndVacation<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `DELETE` request to `/v1/me/vacation`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::OwnVacation>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/vacation", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "end_vacation",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_webhooks`]

[`Client::list_webhooks`]: super::Client::list_webhooks*/
#[derive(Debug, Clone)]
pub struct ListWebhooks<'a> {
    client: &'a super::Client,
}
impl<'a> ListWebhooks<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/me/webhooks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::WebhookList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/me/webhooks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_webhooks",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_webhook`]

[`Client::create_webhook`]: super::Client::create_webhook*/
#[derive(Debug, Clone)]
pub struct CreateWebhook<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateWebhookRequest, String>,
}
impl<'a> CreateWebhook<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateWebhookRequest>,
        <V as std::convert::TryInto<
            types::CreateWebhookRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateWebhookRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateWebhookRequest,
        ) -> types::builder::CreateWebhookRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/webhooks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::WebhookWithSecret>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateWebhookRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/me/webhooks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_webhook",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::change_webhook`]

[`Client::change_webhook`]: super::Client::change_webhook*/
#[derive(Debug, Clone)]
pub struct ChangeWebhook<'a> {
    client: &'a super::Client,
    webhook: Result<::std::string::String, String>,
    body: Result<types::builder::ChangeWebhookRequest, String>,
}
impl<'a> ChangeWebhook<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            webhook: Err("webhook was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn webhook<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.webhook = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for webhook failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ChangeWebhookRequest>,
        <V as std::convert::TryInto<
            types::ChangeWebhookRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `ChangeWebhookRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ChangeWebhookRequest,
        ) -> types::builder::ChangeWebhookRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `PUT` request to `/v1/me/webhooks/{webhook}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Webhook>, Error<types::Problem>> {
        let Self { client, webhook, body } = self;
        let webhook = webhook.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::ChangeWebhookRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/webhooks/{}", client.baseurl, encode_path(& webhook.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "change_webhook",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::remove_webhook`]

[`Client::remove_webhook`]: super::Client::remove_webhook*/
#[derive(Debug, Clone)]
pub struct RemoveWebhook<'a> {
    client: &'a super::Client,
    webhook: Result<::std::string::String, String>,
}
impl<'a> RemoveWebhook<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            webhook: Err("webhook was not initialized".to_string()),
        }
    }
    pub fn webhook<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.webhook = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for webhook failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/me/webhooks/{webhook}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, webhook } = self;
        let webhook = webhook.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/webhooks/{}", client.baseurl, encode_path(& webhook.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "remove_webhook",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_deliveries`]

[`Client::list_deliveries`]: super::Client::list_deliveries*/
#[derive(Debug, Clone)]
pub struct ListDeliveries<'a> {
    client: &'a super::Client,
    webhook: Result<::std::string::String, String>,
}
impl<'a> ListDeliveries<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            webhook: Err("webhook was not initialized".to_string()),
        }
    }
    pub fn webhook<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.webhook = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for webhook failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/me/webhooks/{webhook}/deliveries`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::DeliveryList>, Error<types::Problem>> {
        let Self { client, webhook } = self;
        let webhook = webhook.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/webhooks/{}/deliveries", client.baseurl, encode_path(& webhook
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_deliveries",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::request_delivery`]

[`Client::request_delivery`]: super::Client::request_delivery*/
#[derive(Debug, Clone)]
pub struct RequestDelivery<'a> {
    client: &'a super::Client,
    webhook: Result<::std::string::String, String>,
    body: Result<types::builder::RedeliveryRequest, String>,
}
impl<'a> RequestDelivery<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            webhook: Err("webhook was not initialized".to_string()),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn webhook<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.webhook = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for webhook failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::RedeliveryRequest>,
        <V as std::convert::TryInto<types::RedeliveryRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `RedeliveryRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::RedeliveryRequest,
        ) -> types::builder::RedeliveryRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/me/webhooks/{webhook}/deliveries`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::AskedDelivery>, Error<types::Problem>> {
        let Self { client, webhook, body } = self;
        let webhook = webhook.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::RedeliveryRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/webhooks/{}/deliveries", client.baseurl, encode_path(& webhook
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "request_delivery",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            202u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::rotate_webhook_secret`]

[`Client::rotate_webhook_secret`]: super::Client::rotate_webhook_secret*/
#[derive(Debug, Clone)]
pub struct RotateWebhookSecret<'a> {
    client: &'a super::Client,
    webhook: Result<::std::string::String, String>,
}
impl<'a> RotateWebhookSecret<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            webhook: Err("webhook was not initialized".to_string()),
        }
    }
    pub fn webhook<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.webhook = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for webhook failed"
                    .to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/me/webhooks/{webhook}/secret`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::WebhookWithSecret>, Error<types::Problem>> {
        let Self { client, webhook } = self;
        let webhook = webhook.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/me/webhooks/{}/secret", client.baseurl, encode_path(& webhook
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "rotate_webhook_secret",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_meta`]

[`Client::get_meta`]: super::Client::get_meta*/
#[derive(Debug, Clone)]
pub struct GetMeta<'a> {
    client: &'a super::Client,
}
impl<'a> GetMeta<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/meta`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Meta>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/meta", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_meta",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::find_players`]

[`Client::find_players`]: super::Client::find_players*/
#[derive(Debug, Clone)]
pub struct FindPlayers<'a> {
    client: &'a super::Client,
    name: Result<::std::string::String, String>,
}
impl<'a> FindPlayers<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            name: Err("name was not initialized".to_string()),
        }
    }
    pub fn name<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.name = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for name failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/players`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::FoundPlayers>, Error<types::Problem>> {
        let Self { client, name } = self;
        let name = name.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/players", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("name", &name))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "find_players",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_profile`]

[`Client::get_profile`]: super::Client::get_profile*/
#[derive(Debug, Clone)]
pub struct GetProfile<'a> {
    client: &'a super::Client,
    player: Result<::std::string::String, String>,
}
impl<'a> GetProfile<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            player: Err("player was not initialized".to_string()),
        }
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/players/{player}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Profile>, Error<types::Problem>> {
        let Self { client, player } = self;
        let player = player.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/players/{}", client.baseurl, encode_path(& player.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_profile",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_problems`]

[`Client::list_problems`]: super::Client::list_problems*/
#[derive(Debug, Clone)]
pub struct ListProblems<'a> {
    client: &'a super::Client,
}
impl<'a> ListProblems<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/problems`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ProblemKindList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/problems", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_problems",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_problem`]

[`Client::get_problem`]: super::Client::get_problem*/
#[derive(Debug, Clone)]
pub struct GetProblem<'a> {
    client: &'a super::Client,
    code: Result<::std::string::String, String>,
}
impl<'a> GetProblem<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            code: Err("code was not initialized".to_string()),
        }
    }
    pub fn code<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.code = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for code failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/problems/{code}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ProblemKind>, Error<types::Problem>> {
        let Self { client, code } = self;
        let code = code.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/problems/{}", client.baseurl, encode_path(& code.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_problem",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_records`]

[`Client::list_records`]: super::Client::list_records*/
#[derive(Debug, Clone)]
pub struct ListRecords<'a> {
    client: &'a super::Client,
    after: Result<Option<::std::string::String>, String>,
    include: Result<Option<types::ListRecordsInclude>, String>,
    limit: Result<Option<u32>, String>,
    player: Result<Option<::std::string::String>, String>,
    ruleset: Result<Option<::std::string::String>, String>,
    since: Result<Option<crate::Timestamp>, String>,
}
impl<'a> ListRecords<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            after: Ok(None),
            include: Ok(None),
            limit: Ok(None),
            player: Ok(None),
            ruleset: Ok(None),
            since: Ok(None),
        }
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for after failed".to_string()
            });
        self
    }
    pub fn include<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListRecordsInclude>,
    {
        self.include = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ListRecordsInclude` for include failed".to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    pub fn since<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<crate::Timestamp>,
    {
        self.since = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `crate :: Timestamp` for since failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/records`
    pub async fn send(self) -> Result<ResponseValue<ByteStream>, Error<types::Problem>> {
        let Self { client, after, include, limit, player, ruleset, since } = self;
        let after = after.map_err(Error::InvalidRequest)?;
        let include = include.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let player = player.map_err(Error::InvalidRequest)?;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let since = since.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/records", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("include", &include))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("player", &player))
            .query(&progenitor_client::QueryParam::new("ruleset", &ruleset))
            .query(&progenitor_client::QueryParam::new("since", &since))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_records",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => Ok(ResponseValue::stream(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::import_record`]

[`Client::import_record`]: super::Client::import_record*/
#[derive(Debug, Clone)]
pub struct ImportRecord<'a> {
    client: &'a super::Client,
    visibility: Result<Option<types::ImportRecordVisibility>, String>,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::GameRecord, String>,
}
impl<'a> ImportRecord<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            visibility: Ok(None),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn visibility<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ImportRecordVisibility>,
    {
        self.visibility = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ImportRecordVisibility` for visibility failed"
                    .to_string()
            });
        self
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GameRecord>,
        <V as std::convert::TryInto<types::GameRecord>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `GameRecord` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::GameRecord) -> types::builder::GameRecord,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/records`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Game>, Error<types::Problem>> {
        let Self { client, visibility, idempotency_key, body } = self;
        let visibility = visibility.map_err(Error::InvalidRequest)?;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| types::GameRecord::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/records", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .query(&progenitor_client::QueryParam::new("visibility", &visibility))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "import_record",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::verify_record`]

[`Client::verify_record`]: super::Client::verify_record*/
#[derive(Debug, Clone)]
pub struct VerifyRecord<'a> {
    client: &'a super::Client,
    body: Result<types::builder::GameRecord, String>,
}
impl<'a> VerifyRecord<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GameRecord>,
        <V as std::convert::TryInto<types::GameRecord>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| format!("conversion to `GameRecord` for body failed: {}", s));
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::GameRecord) -> types::builder::GameRecord,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/records/verifications`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::RecordFinding>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| types::GameRecord::try_from(v).map_err(|e| e.to_string()))
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/records/verifications", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "verify_record",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_rulesets`]

[`Client::list_rulesets`]: super::Client::list_rulesets*/
#[derive(Debug, Clone)]
pub struct ListRulesets<'a> {
    client: &'a super::Client,
}
impl<'a> ListRulesets<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `GET` request to `/v1/rulesets`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::RulesetList>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/rulesets", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_rulesets",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_ruleset`]

[`Client::get_ruleset`]: super::Client::get_ruleset*/
#[derive(Debug, Clone)]
pub struct GetRuleset<'a> {
    client: &'a super::Client,
    ruleset: Result<::std::string::String, String>,
}
impl<'a> GetRuleset<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            ruleset: Err("ruleset was not initialized".to_string()),
        }
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/rulesets/{ruleset}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Ruleset>, Error<types::Problem>> {
        let Self { client, ruleset } = self;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/rulesets/{}", client.baseurl, encode_path(& ruleset.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_ruleset",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_components`]

[`Client::get_components`]: super::Client::get_components*/
#[derive(Debug, Clone)]
pub struct GetComponents<'a> {
    client: &'a super::Client,
    ruleset: Result<::std::string::String, String>,
}
impl<'a> GetComponents<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            ruleset: Err("ruleset was not initialized".to_string()),
        }
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/rulesets/{ruleset}/components`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::GameComponents>, Error<types::Problem>> {
        let Self { client, ruleset } = self;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/rulesets/{}/components", client.baseurl, encode_path(& ruleset
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_components",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_seeks`]

[`Client::list_seeks`]: super::Client::list_seeks*/
#[derive(Debug, Clone)]
pub struct ListSeeks<'a> {
    client: &'a super::Client,
    cursor: Result<Option<::std::string::String>, String>,
    limit: Result<Option<u32>, String>,
    rated: Result<Option<bool>, String>,
    ruleset: Result<Option<::std::string::String>, String>,
    seats: Result<Option<u32>, String>,
    wait: Result<Option<u64>, String>,
    if_none_match: Result<Option<::std::string::String>, String>,
}
impl<'a> ListSeeks<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            cursor: Ok(None),
            limit: Ok(None),
            rated: Ok(None),
            ruleset: Ok(None),
            seats: Ok(None),
            wait: Ok(None),
            if_none_match: Ok(None),
        }
    }
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.cursor = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for cursor failed"
                    .to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn rated<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
    {
        self.rated = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `bool` for rated failed".to_string());
        self
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    pub fn seats<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.seats = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for seats failed".to_string());
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn if_none_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.if_none_match = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for if_none_match failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/seeks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SeekPage>, Error<types::Problem>> {
        let Self { client, cursor, limit, rated, ruleset, seats, wait, if_none_match } = self;
        let cursor = cursor.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let rated = rated.map_err(Error::InvalidRequest)?;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let seats = seats.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let if_none_match = if_none_match.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/seeks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = if_none_match {
            header_map.append("If-None-Match", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("cursor", &cursor))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("rated", &rated))
            .query(&progenitor_client::QueryParam::new("ruleset", &ruleset))
            .query(&progenitor_client::QueryParam::new("seats", &seats))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_seeks",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_seek`]

[`Client::create_seek`]: super::Client::create_seek*/
#[derive(Debug, Clone)]
pub struct CreateSeek<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::CreateSeekRequest, String>,
}
impl<'a> CreateSeek<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateSeekRequest>,
        <V as std::convert::TryInto<types::CreateSeekRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateSeekRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateSeekRequest,
        ) -> types::builder::CreateSeekRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/seeks`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Seek>, Error<types::Problem>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::CreateSeekRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/seeks", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_seek",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_seek`]

[`Client::get_seek`]: super::Client::get_seek*/
#[derive(Debug, Clone)]
pub struct GetSeek<'a> {
    client: &'a super::Client,
    seek: Result<::std::string::String, String>,
}
impl<'a> GetSeek<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            seek: Err("seek was not initialized".to_string()),
        }
    }
    pub fn seek<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.seek = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for seek failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/seeks/{seek}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Seek>, Error<types::Problem>> {
        let Self { client, seek } = self;
        let seek = seek.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/seeks/{}", client.baseurl, encode_path(& seek.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_seek",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::leave_seek`]

[`Client::leave_seek`]: super::Client::leave_seek*/
#[derive(Debug, Clone)]
pub struct LeaveSeek<'a> {
    client: &'a super::Client,
    seek: Result<::std::string::String, String>,
}
impl<'a> LeaveSeek<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            seek: Err("seek was not initialized".to_string()),
        }
    }
    pub fn seek<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.seek = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for seek failed".to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/seeks/{seek}`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client, seek } = self;
        let seek = seek.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/seeks/{}", client.baseurl, encode_path(& seek.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "leave_seek",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::join_seek`]

[`Client::join_seek`]: super::Client::join_seek*/
#[derive(Debug, Clone)]
pub struct JoinSeek<'a> {
    client: &'a super::Client,
    seek: Result<::std::string::String, String>,
}
impl<'a> JoinSeek<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            seek: Err("seek was not initialized".to_string()),
        }
    }
    pub fn seek<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.seek = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for seek failed".to_string()
            });
        self
    }
    ///Sends a `POST` request to `/v1/seeks/{seek}/join`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Seek>, Error<types::Problem>> {
        let Self { client, seek } = self;
        let seek = seek.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/seeks/{}/join", client.baseurl, encode_path(& seek.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "join_seek",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_session`]

[`Client::create_session`]: super::Client::create_session*/
#[derive(Debug, Clone)]
pub struct CreateSession<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateSessionRequest, String>,
}
impl<'a> CreateSession<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateSessionRequest>,
        <V as std::convert::TryInto<
            types::CreateSessionRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateSessionRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateSessionRequest,
        ) -> types::builder::CreateSessionRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/sessions`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SignedIn>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateSessionRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/sessions", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_session",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::end_session`]

[`Client::end_session`]: super::Client::end_session*/
#[derive(Debug, Clone)]
pub struct EndSession<'a> {
    client: &'a super::Client,
}
impl<'a> EndSession<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self { client: client }
    }
    ///Sends a `DELETE` request to `/v1/sessions/current`
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Problem>> {
        let Self { client } = self;
        let url = format!("{}/v1/sessions/current", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "end_session",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::recover_account`]

[`Client::recover_account`]: super::Client::recover_account*/
#[derive(Debug, Clone)]
pub struct RecoverAccount<'a> {
    client: &'a super::Client,
    body: Result<types::builder::RecoverAccountRequest, String>,
}
impl<'a> RecoverAccount<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::RecoverAccountRequest>,
        <V as std::convert::TryInto<
            types::RecoverAccountRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `RecoverAccountRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::RecoverAccountRequest,
        ) -> types::builder::RecoverAccountRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/sessions/recovery`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SignedIn>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::RecoverAccountRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/sessions/recovery", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "recover_account",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::refresh_session`]

[`Client::refresh_session`]: super::Client::refresh_session*/
#[derive(Debug, Clone)]
pub struct RefreshSession<'a> {
    client: &'a super::Client,
    body: Result<types::builder::RefreshSessionRequest, String>,
}
impl<'a> RefreshSession<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::RefreshSessionRequest>,
        <V as std::convert::TryInto<
            types::RefreshSessionRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `RefreshSessionRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::RefreshSessionRequest,
        ) -> types::builder::RefreshSessionRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/sessions/refresh`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SignedIn>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::RefreshSessionRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/sessions/refresh", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "refresh_session",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_stream_ticket`]

[`Client::create_stream_ticket`]: super::Client::create_stream_ticket*/
#[derive(Debug, Clone)]
pub struct CreateStreamTicket<'a> {
    client: &'a super::Client,
    body: Result<types::builder::StreamTicketRequest, String>,
}
impl<'a> CreateStreamTicket<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::StreamTicketRequest>,
        <V as std::convert::TryInto<
            types::StreamTicketRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `StreamTicketRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::StreamTicketRequest,
        ) -> types::builder::StreamTicketRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/stream-tickets`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::StreamTicket>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::StreamTicketRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/stream-tickets", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_stream_ticket",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_tournaments`]

[`Client::list_tournaments`]: super::Client::list_tournaments*/
#[derive(Debug, Clone)]
pub struct ListTournaments<'a> {
    client: &'a super::Client,
    cursor: Result<Option<::std::string::String>, String>,
    limit: Result<Option<u32>, String>,
    player: Result<Option<::std::string::String>, String>,
    ruleset: Result<Option<::std::string::String>, String>,
    status: Result<Option<types::ListTournamentsStatus>, String>,
}
impl<'a> ListTournaments<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            cursor: Ok(None),
            limit: Ok(None),
            player: Ok(None),
            ruleset: Ok(None),
            status: Ok(None),
        }
    }
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.cursor = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for cursor failed"
                    .to_string()
            });
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn player<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.player = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for player failed"
                    .to_string()
            });
        self
    }
    pub fn ruleset<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.ruleset = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for ruleset failed"
                    .to_string()
            });
        self
    }
    pub fn status<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ListTournamentsStatus>,
    {
        self.status = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `ListTournamentsStatus` for status failed".to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/tournaments`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TournamentPage>, Error<types::Problem>> {
        let Self { client, cursor, limit, player, ruleset, status } = self;
        let cursor = cursor.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let player = player.map_err(Error::InvalidRequest)?;
        let ruleset = ruleset.map_err(Error::InvalidRequest)?;
        let status = status.map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/tournaments", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("cursor", &cursor))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("player", &player))
            .query(&progenitor_client::QueryParam::new("ruleset", &ruleset))
            .query(&progenitor_client::QueryParam::new("status", &status))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_tournaments",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_tournament`]

[`Client::create_tournament`]: super::Client::create_tournament*/
#[derive(Debug, Clone)]
pub struct CreateTournament<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<::std::string::String>, String>,
    body: Result<types::builder::CreateTournamentRequest, String>,
}
impl<'a> CreateTournament<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.idempotency_key = value
            .try_into()
            .map(Some)
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for idempotency_key failed"
                    .to_string()
            });
        self
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateTournamentRequest>,
        <V as std::convert::TryInto<
            types::CreateTournamentRequest,
        >>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateTournamentRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateTournamentRequest,
        ) -> types::builder::CreateTournamentRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/tournaments`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Tournament>, Error<types::Problem>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key.map_err(Error::InvalidRequest)?;
        let body = body
            .and_then(|v| {
                types::CreateTournamentRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/tournaments", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = idempotency_key {
            header_map.append("Idempotency-Key", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_tournament",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_tournament`]

[`Client::get_tournament`]: super::Client::get_tournament*/
#[derive(Debug, Clone)]
pub struct GetTournament<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
}
impl<'a> GetTournament<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/tournaments/{tournament}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Tournament>, Error<types::Problem>> {
        let Self { client, tournament } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}", client.baseurl, encode_path(& tournament
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_tournament",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::cancel_tournament`]

[`Client::cancel_tournament`]: super::Client::cancel_tournament*/
#[derive(Debug, Clone)]
pub struct CancelTournament<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
}
impl<'a> CancelTournament<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/tournaments/{tournament}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Tournament>, Error<types::Problem>> {
        let Self { client, tournament } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}", client.baseurl, encode_path(& tournament
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "cancel_tournament",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::list_tournament_events`]

[`Client::list_tournament_events`]: super::Client::list_tournament_events*/
#[derive(Debug, Clone)]
pub struct ListTournamentEvents<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
    after: Result<Option<u64>, String>,
    limit: Result<Option<u32>, String>,
    wait: Result<Option<u64>, String>,
    last_event_id: Result<Option<u64>, String>,
}
impl<'a> ListTournamentEvents<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
            after: Ok(None),
            limit: Ok(None),
            wait: Ok(None),
            last_event_id: Ok(None),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    pub fn after<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.after = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for after failed".to_string());
        self
    }
    pub fn limit<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.limit = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u32` for limit failed".to_string());
        self
    }
    pub fn wait<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.wait = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for wait failed".to_string());
        self
    }
    pub fn last_event_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u64>,
    {
        self.last_event_id = value
            .try_into()
            .map(Some)
            .map_err(|_| "conversion to `u64` for last_event_id failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/tournaments/{tournament}/events`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TournamentEventPage>, Error<types::Problem>> {
        let Self { client, tournament, after, limit, wait, last_event_id } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let after = after.map_err(Error::InvalidRequest)?;
        let limit = limit.map_err(Error::InvalidRequest)?;
        let wait = wait.map_err(Error::InvalidRequest)?;
        let last_event_id = last_event_id.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}/events", client.baseurl, encode_path(& tournament
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(2usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        if let Some(value) = last_event_id {
            header_map.append("Last-Event-ID", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("after", &after))
            .query(&progenitor_client::QueryParam::new("limit", &limit))
            .query(&progenitor_client::QueryParam::new("wait", &wait))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_tournament_events",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::enter_tournament`]

[`Client::enter_tournament`]: super::Client::enter_tournament*/
#[derive(Debug, Clone)]
pub struct EnterTournament<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
}
impl<'a> EnterTournament<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    ///Sends a `PUT` request to `/v1/tournaments/{tournament}/participants/me`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Tournament>, Error<types::Problem>> {
        let Self { client, tournament } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}/participants/me", client.baseurl, encode_path(&
            tournament.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .put(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "enter_tournament",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::leave_tournament`]

[`Client::leave_tournament`]: super::Client::leave_tournament*/
#[derive(Debug, Clone)]
pub struct LeaveTournament<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
}
impl<'a> LeaveTournament<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    ///Sends a `DELETE` request to `/v1/tournaments/{tournament}/participants/me`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Tournament>, Error<types::Problem>> {
        let Self { client, tournament } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}/participants/me", client.baseurl, encode_path(&
            tournament.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .delete(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "leave_tournament",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_tournament_round`]

[`Client::get_tournament_round`]: super::Client::get_tournament_round*/
#[derive(Debug, Clone)]
pub struct GetTournamentRound<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
    round: Result<u32, String>,
}
impl<'a> GetTournamentRound<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
            round: Err("round was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    pub fn round<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<u32>,
    {
        self.round = value
            .try_into()
            .map_err(|_| "conversion to `u32` for round failed".to_string());
        self
    }
    ///Sends a `GET` request to `/v1/tournaments/{tournament}/rounds/{round}`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TournamentRound>, Error<types::Problem>> {
        let Self { client, tournament, round } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let round = round.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}/rounds/{}", client.baseurl, encode_path(& tournament
            .to_string()), encode_path(& round.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_tournament_round",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::get_tournament_standings`]

[`Client::get_tournament_standings`]: super::Client::get_tournament_standings*/
#[derive(Debug, Clone)]
pub struct GetTournamentStandings<'a> {
    client: &'a super::Client,
    tournament: Result<::std::string::String, String>,
}
impl<'a> GetTournamentStandings<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            tournament: Err("tournament was not initialized".to_string()),
        }
    }
    pub fn tournament<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
    {
        self.tournament = value
            .try_into()
            .map_err(|_| {
                "conversion to `:: std :: string :: String` for tournament failed"
                    .to_string()
            });
        self
    }
    ///Sends a `GET` request to `/v1/tournaments/{tournament}/standings`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TournamentStandings>, Error<types::Problem>> {
        let Self { client, tournament } = self;
        let tournament = tournament.map_err(Error::InvalidRequest)?;
        let url = format!(
            "{}/v1/tournaments/{}/standings", client.baseurl, encode_path(& tournament
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_tournament_standings",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/**Builder for [`Client::create_user`]

[`Client::create_user`]: super::Client::create_user*/
#[derive(Debug, Clone)]
pub struct CreateUser<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CreateUserRequest, String>,
}
impl<'a> CreateUser<'a> {
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client: client,
            body: Ok(::std::default::Default::default()),
        }
    }
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CreateUserRequest>,
        <V as std::convert::TryInto<types::CreateUserRequest>>::Error: std::fmt::Display,
    {
        self.body = value
            .try_into()
            .map(From::from)
            .map_err(|s| {
                format!("conversion to `CreateUserRequest` for body failed: {}", s)
            });
        self
    }
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CreateUserRequest,
        ) -> types::builder::CreateUserRequest,
    {
        self.body = self.body.map(f);
        self
    }
    ///Sends a `POST` request to `/v1/users`
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SignedIn>, Error<types::Problem>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|v| {
                types::CreateUserRequest::try_from(v).map_err(|e| e.to_string())
            })
            .map_err(Error::InvalidRequest)?;
        let url = format!("{}/v1/users", client.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(super::Client::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = client
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "create_user",
        };
        client.pre(&mut request, &info).await?;
        let result = client.exec(request, &info).await;
        client.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            500u16..=599u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}

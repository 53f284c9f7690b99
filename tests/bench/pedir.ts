import http from 'node:http';
import { gunzipSync } from 'node:zlib';

/** An answer whose body is unpacked only when somebody asks: a measured call must not pay for the client's work. */
export type Resposta = { /** Of a paper: how many bytes it has. */ data<T>(): T; texto(): string };
/** `corpo` goes as JSON, `bruto` as it is. */
export type OpcoesPedido = { metodo?: string; corpo?: unknown; bruto?: Buffer; cabecalhos?: Record<string, string> };
/** Calls the API as one signed-in client; throws when it is refused. */
export type Pedir = (caminho: string, opcoes?: OpcoesPedido) => Promise<Resposta>;

/** A client with its own kept connection, as a browser has. A path that begins with a slash is none of the API. */
export function criarCliente(endereco: string, token: string | null): Pedir {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (caminho, { metodo = 'GET', corpo, bruto, cabecalhos = {} } = {}) =>
    new Promise((resolve, reject) => {
      const texto = corpo === undefined ? undefined : JSON.stringify(corpo);
      const headers = {
        'accept-encoding': 'gzip',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(texto === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(texto)) }),
        ...cabecalhos,
      };
      const pedido = http.request(
        `${endereco}${caminho.startsWith('/') ? '' : '/api/'}${caminho}`,
        { method: metodo, agent, headers },
        (resposta) => {
          const partes: Buffer[] = [];
          resposta.on('error', reject);
          resposta.on('data', (parte: Buffer) => partes.push(parte));
          resposta.on('end', () => {
            const bytes = (): Buffer => {
              const vindos = Buffer.concat(partes);
              return resposta.headers['content-encoding'] === 'gzip' ? gunzipSync(vindos) : vindos;
            };
            const ler = (): string => bytes().toString();
            const isPapel = resposta.headers['content-type']?.startsWith('application/pdf') === true;
            const corpo = (): unknown => (isPapel ? { data: bytes().length } : JSON.parse(ler()));
            if (resposta.statusCode !== 200) reject(new Error(`${metodo} ${caminho}: ${resposta.statusCode} ${ler().slice(0, 300)}`));
            else resolve({ texto: ler, data: <T>() => (corpo() as { data: T }).data });
          });
        },
      );
      pedido.on('error', reject);
      pedido.end(bruto ?? texto);
    });
}

/** Signs in and gives the token. */
export async function entrar(endereco: string, senha: string, email = 'admin@demo.escola'): Promise<string> {
  const pedir = criarCliente(endereco, null);
  const resposta = await pedir('Autenticacao/autenticar-administrativo', { metodo: 'POST', corpo: { email, senha } });
  return resposta.data<{ accessToken: string }>().accessToken;
}

import { argon2Sync } from 'node:crypto';
import { type Caso, conferirLista, defineCaso, igual, type PaginaLida } from '../caso.ts';
import type { Pedir } from '../pedir.ts';
import { listaPorNome } from './pessoas.ts';

const parametros = { nonce: Buffer.alloc(16, 1), parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const email = 'secretaria@demo.escola';
const entrarNoPortal = (pedir: Pedir, senha: string) =>
  pedir('Autenticacao/autenticar-administrativo', { metodo: 'POST', corpo: { email, senha } });

/** Case 1: sign in with the real password hash; the limit is the hash and one indexed read. */
export const entrar: Caso[] = [
  defineCaso({
    nome: '1 sign in',
    meta: { c1: 45, c8: 250 },
    vezes: 40,
    preparar: async ({ senha }) => senha,
    async sql({ cliente, senha }) {
      argon2Sync('argon2id', { message: senha, ...parametros });
      const { rows } = await cliente.query({ name: 'b-entrar', text: 'select id, email from usuarios where email = $1', values: [email] });
      return (rows[0] as { email: string }).email;
    },
    http: entrarNoPortal,
    conferir(doSql, dados) {
      igual('sign in', doSql, (dados as { email: string }).email);
      if ((dados as { accessToken: string }).accessToken.split('.').length !== 3) throw new Error('no token');
    },
  }),
  defineCaso({
    nome: '1 people list of another user while eight sign in',
    meta: { enquanto: 20 },
    preparar: async ({ senha }) => senha,
    sql: listaPorNome.sql,
    http: listaPorNome.http,
    enquanto: entrarNoPortal,
    conferir: (doSql, data) => conferirLista(doSql, { ...(data as PaginaLida), total: null }),
  }),
];

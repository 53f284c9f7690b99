import { argon2Sync } from 'node:crypto';
import { type Caso, igual } from '../caso.ts';

const parametros = { nonce: Buffer.alloc(16, 1), parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Case 1: sign in with the real password hash; the limit is the hash and one indexed read. */
export const entrar: Caso[] = [
  {
    nome: '1 sign in',
    meta: { c1: 45, c8: 250 },
    vezes: 30,
    async sql({ cliente, senha }) {
      argon2Sync('argon2id', { message: senha, ...parametros });
      const { rows } = await cliente.query({
        name: 'b-entrar',
        text: 'select id, email from usuarios where email = $1',
        values: ['secretaria@demo.escola'],
      });
      return (rows[0] as { email: string }).email;
    },
    async http(contexto) {
      return contexto.entrar('secretaria@demo.escola');
    },
    conferir(doSql, token) {
      igual('sign in', doSql, 'secretaria@demo.escola');
      if (typeof token !== 'string' || token.split('.').length !== 3) throw new Error('no token');
    },
  },
];

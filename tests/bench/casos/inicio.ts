import { type Caso, igual } from '../caso.ts';

type Resumo = { numeros: { id: string; valor: number }[] };

/** Case 2: the home with today's figures. */
export const inicio: Caso[] = [
  {
    nome: '2 home with today’s figures',
    meta: { c1: 12, c8: 50 },
    async sql({ cliente }) {
      const { rows } = await cliente.query({
        name: 'b-inicio',
        text: `select (select count(*)::int from contratos where situacao = 'rascunho') as rascunhos`,
      });
      return (rows[0] as { rascunhos: number }).rascunhos;
    },
    http: (contexto) => contexto.pedir<Resumo>('Inicio/resumo'),
    conferir(doSql, doHttp) {
      igual('drafts', doSql, (doHttp as Resumo).numeros.find((n) => n.id === 'contratosEmRascunho')?.valor);
    },
  },
];

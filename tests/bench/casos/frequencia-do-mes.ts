import { somarDias } from '#shared/datas.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import { misturar } from '../lista.ts';

type Mes = { de: string; ate: string };
type Itens = { itens: { chamadas: number; dadas: number; faltas: number; justificadas: number }[] };

/** Thirty days that begin on each of the last 240: no two requests ask for the same ones. */
function meses(hoje: string): Mes[] {
  return misturar(Array.from({ length: 240 }, (_, i) => ({ de: somarDias(hoje, -270 + i), ate: somarDias(hoje, -241 + i) })));
}

/** Attendance of the whole school in a month, by level and course. */
export const frequenciaDoMes: Caso[] = [
  defineCaso<Mes[]>({
    nome: '14 school attendance of a month by level',
    meta: { c1: 8 },
    async preparar({ cliente }) {
      const { rows } = await cliente.query('select max(data_chamada)::text as hoje from chamadas');
      return meses((rows[0] as { hoje: string }).hoje);
    },
    diferentes: (lista) => lista.length,
    async sql({ cliente }, lista, n) {
      const { de, ate } = lista[n] as Mes;
      const { rows } = await cliente.query({
        name: 'mes-por-nivel',
        text: `select t.curso_id, sum(x.chamadas)::int as chamadas, sum(f.faltas)::int as faltas from (select turma_id, count(*) as chamadas, sum(quantidade * cardinality(alunos)) as dadas
            from chamadas where data_chamada between $1 and $2 group by 1) x join turmas t on t.id = x.turma_id
            left join (select c.turma_id, sum(f.faltas) as faltas from chamadas c join faltas f on f.chamada_id = c.id where c.data_chamada between $1 and $2 group by 1) f
              on f.turma_id = x.turma_id group by 1`,
        values: [de, ate],
      });
      return (rows as { chamadas: number }[]).reduce((soma, { chamadas }) => soma + chamadas, 0);
    },
    http: (pedir, lista, n) => {
      const { de, ate } = lista[n] as Mes;
      return pedir(`Frequencia/mes-por-nivel?De=${de}&Ate=${ate}`);
    },
    conferir: (doSql, dados) =>
      igual(
        'rolls',
        doSql,
        (dados as Itens).itens.reduce((soma, { chamadas }) => soma + chamadas, 0),
      ),
  }),
];

import { type Caso, igual } from '../caso.ts';

type Pagina = { itens: { id: number }[]; total: number };
const de = `from v_matricula_resumo m where m.ativa and m.ano = extract(year from now())::int`;

/** Case 3: the student list, 50 rows, exact count, over several sorts and filters. */
export const alunos: Caso[] = [
  {
    nome: '3 student list, 50 rows, by name, exact count',
    meta: { c1: 5, c8: 25 },
    async sql({ cliente }) {
      const linhas = await cliente.query({
        name: 'b-alunos',
        text: `select distinct m.aluno_id as id, m.aluno_nome ${de} order by m.aluno_nome, m.aluno_id limit 50`,
      });
      const total = await cliente.query({ name: 'b-alunos-n', text: `select count(distinct m.aluno_id)::int as n ${de}` });
      return { ids: linhas.rows.map((r) => Number((r as { id: string }).id)), total: (total.rows[0] as { n: number }).n };
    },
    http: (contexto) =>
      contexto.pedir<Pagina>(`Pessoa/obter-alunos?TamanhoDaPagina=50&CampoOrdenado=nome&AnoLetivoId=${anoCorrente(contexto)}`),
    async preparar(contexto) {
      const { rows } = await contexto.cliente.query(`select id from anos_letivos where ano = extract(year from now())::int`);
      anos.set(contexto.endereco, Number((rows[0] as { id: string }).id));
    },
    conferir(doSql, doHttp) {
      const { ids, total } = doSql as { ids: number[]; total: number };
      const pagina = doHttp as Pagina;
      igual(
        'students',
        ids,
        pagina.itens.map((i) => i.id),
      );
      igual('total', total, pagina.total);
    },
  },
];

const anos = new Map<string, number>();
const anoCorrente = ({ endereco }: { endereco: string }): number => anos.get(endereco) ?? 0;

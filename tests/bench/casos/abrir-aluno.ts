import { type Caso, defineCaso, igual } from '../caso.ts';

type Dados = { id: number; pessoa: number };

async function alvo({ cliente }: Parameters<NonNullable<Caso['preparar']>>[0]): Promise<Dados> {
  const { rows } = await cliente.query(`select id, aluno_id from matriculas where movimento = 'ativa' order by id offset 100 limit 1`);
  const { id, aluno_id: pessoa } = rows[0] as { id: string; aluno_id: string };
  return { id: Number(id), pessoa: Number(pessoa) };
}

/** Case 5: open one student: the person with addresses, contacts and filiation, and the enrollment with its guardians. */
export const abrirAluno: Caso[] = [
  defineCaso<Dados>({
    nome: '5 open one student: the person',
    meta: { c1: 4, c8: 20 },
    preparar: alvo,
    async sql({ cliente }, { pessoa }) {
      const dados = await cliente.query({ name: 'b-p', text: 'select * from pessoas where id = $1', values: [pessoa] });
      const enderecos = await cliente.query({
        name: 'b-e',
        text: 'select * from pessoas_enderecos where pessoa_id = $1',
        values: [pessoa],
      });
      const contatos = await cliente.query({ name: 'b-c', text: 'select * from pessoas_contatos where pessoa_id = $1', values: [pessoa] });
      await cliente.query({ name: 'b-f', text: 'select * from pessoas_filiacoes where pessoa_id = $1', values: [pessoa] });
      return { nome: (dados.rows[0] as { nome: string }).nome, enderecos: enderecos.rowCount, contatos: contatos.rowCount };
    },
    http: (pedir, { pessoa }) => pedir(`Pessoa/${pessoa}`),
    conferir(doSql, dados) {
      const { nome, enderecos, contacts } = dados as { nome: string; enderecos: unknown[]; contacts: unknown[] };
      igual('person', doSql, { nome, enderecos: enderecos.length, contatos: contacts.length });
    },
  }),
  defineCaso<Dados>({
    nome: '5 open one student: the enrollment with guardians',
    meta: { c1: 4, c8: 20 },
    preparar: alvo,
    async sql({ cliente }, { id }) {
      const matricula = await cliente.query({
        name: 'b-m',
        text: 'select aluno_nome from v_matricula_resumo where id = $1',
        values: [id],
      });
      const responsaveis = await cliente.query({
        name: 'b-r',
        text: 'select * from v_matricula_responsavel where matricula_id = $1',
        values: [id],
      });
      return { nome: (matricula.rows[0] as { aluno_nome: string }).aluno_nome, responsaveis: responsaveis.rowCount };
    },
    http: (pedir, { id }) => pedir(`Matricula/${id}`),
    conferir(doSql, dados) {
      const { aluno, responsaveis } = dados as { aluno: { nome: string }; responsaveis: unknown[] };
      igual('enrollment', doSql, { nome: aluno.nome, responsaveis: responsaveis.length });
    },
  }),
];

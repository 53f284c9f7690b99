import { type Caso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const alvos = new Map<string, { id: number; pessoa: number }>();
const alvo = ({ endereco }: ContextoBench) => alvos.get(endereco) ?? { id: 0, pessoa: 0 };

/** Case 5: open one student: person with addresses and contacts, and the enrollment with guardians. */
export const abrirAluno: Caso[] = [
  {
    nome: '5 open one student (person and enrollment)',
    meta: { c1: 8, c8: 40 },
    async preparar(contexto) {
      const { rows } = await contexto.cliente.query(
        `select id, aluno_id from matriculas where movimento = 'ativa' order by id offset 100 limit 1`,
      );
      const { id, aluno_id: pessoa } = rows[0] as { id: string; aluno_id: string };
      alvos.set(contexto.endereco, { id: Number(id), pessoa: Number(pessoa) });
    },
    async sql(contexto) {
      const { pessoa, id } = alvo(contexto);
      const { cliente } = contexto;
      const dados = await cliente.query({ name: 'b-p', text: 'select * from pessoas where id = $1', values: [pessoa] });
      await cliente.query({ name: 'b-e', text: 'select * from pessoas_enderecos where pessoa_id = $1', values: [pessoa] });
      await cliente.query({ name: 'b-c', text: 'select * from pessoas_contatos where pessoa_id = $1', values: [pessoa] });
      await cliente.query({ name: 'b-m', text: 'select * from v_matricula_resumo where id = $1', values: [id] });
      await cliente.query({ name: 'b-r', text: 'select * from v_matricula_responsavel where matricula_id = $1', values: [id] });
      return (dados.rows[0] as { nome: string }).nome;
    },
    async http(contexto) {
      const { pessoa, id } = alvo(contexto);
      const dados = await contexto.pedir<{ nome: string }>(`Pessoa/${pessoa}`);
      await contexto.pedir(`Matricula/${id}`);
      return dados.nome;
    },
    conferir: (a, b) => igual('student', a, b),
  },
];

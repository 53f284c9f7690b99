import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
type Onde = { anoLetivoId: number; turmaId: number; dataMatricula: string };
let antes: Onde;
let agora: Onde;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.convenios, ...salasDe.contratos, ...salasDe.matriculas] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  antes = await transacao(s.banco.db, async (tx) => {
    const ato = atoDe(tx, mundo.quem);
    const { id: anoLetivoId } = await criarAnoLetivo(ato, 2025);
    const { rows } = await sql<{ segmentacaoId: number }>`select id as "segmentacaoId" from v_segmentacao`.execute(tx);
    const etapas = [{ nome: 'Ano', dataInicio: '2025-02-03', dataFim: '2025-12-12', peso: '1.0000' }];
    const segmentacoes = rows.map(({ segmentacaoId }) => ({ segmentacaoId, etapas }));
    await criarPeriodo(ato, { ano: 2025, nome: 'Ano de 2025', dataInicio: '2025-02-03', dataFim: '2025-12-12', segmentacoes });
    const turma = {
      cursoId: mundo.cursoId,
      anoLetivoId,
      grupoTurmaId: null,
      nome: '6º ano A',
      turno: 'manha',
      sala: null,
      vagas: 50,
    } as const;
    return { anoLetivoId, turmaId: (await criarTurma(ato, turma)).id, dataMatricula: '2025-01-10' };
  });
  agora = { ...mundo, dataMatricula: '2026-01-10' };
});
afterAll(() => s.fechar());

const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
const criar = async (cnpj: string, vigenteDesde: string) =>
  dados<{ id: number }>(
    await s.pedir('POST', 'Convenio', {
      body: {
        tipo: 'seguro',
        nome: 'Seguro',
        parceiro: 'Norte',
        cnpj,
        numero: null,
        vigenteDesde,
        vigenteAte: '2099-12-31',
        descontoId: null,
      },
    }),
  ).id;
const incluir = async (id: number, pessoaId: number, entrada: string) =>
  dados(await s.pedir('POST', `Convenio/${id}/pessoas`, { body: { pessoaId, titularId: null, entrada } }));
const listados = async (id: number, mais = '') => {
  const lista = await s.pedir('GET', `ConvenioPessoa/obter-paginado?ConvenioId=${id}${mais}`);
  const { itens } = dados<{ itens: { pessoaId: number; saiuDaEscolaEm: string | null }[] }>(lista);
  return new Map(itens.map(({ pessoaId, saiuDaEscolaEm }) => [pessoaId, saiuDaEscolaEm]));
};
/** A new student, or one who was here before, is enrolled. */
const matricular = ({ anoLetivoId, turmaId, dataMatricula }: Onde, nome: string, antigo?: { alunoId: number }) =>
  transacao(s.banco.db, async (tx) => {
    const ato = atoDe(tx, mundo.quem);
    const pessoa = async (quem: string) => (await criarPessoa(ato, { nome: quem, sobrenome: 'Lobato', dataNascimento: '1984-05-10' })).id;
    const alunoId = antigo?.alunoId ?? (await pessoa(nome));
    const responsavel = {
      pessoaId: await pessoa('Responsável'),
      parentesco: null,
      pedagogico: true,
      financeiro: true,
      percentual: '100.00',
    };
    const { id: matriculaId } = await criarMatricula(ato, {
      alunoId,
      cursoId: mundo.cursoId,
      turmaId,
      anoLetivoId,
      dataMatricula,
      preMatricula: false,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: [responsavel],
    });
    return { alunoId, matriculaId };
  });
const transferir = async (matriculaId: number, dataMovimento: string) => {
  const body = { dataMovimento, contrato: { acao: 'manter' }, motivo: 'Mudou de cidade' };
  dados(await s.pedir('POST', `Matricula/${matriculaId}/transferencia`, { body }));
};
const concluir = async (matriculaId: number, dataMovimento: string) => {
  await sql`update matriculas set resultado = 'aprovado' where id = ${matriculaId}`.execute(s.banco.dono);
  dados(await s.pedir('POST', `Matricula/${matriculaId}/conclusao`, { body: { dataMovimento, motivo: null } }));
};

test('who left the school before the first day in the agreement is named, with the day, and found by the filter', async () => {
  const id = await criar('11.222.333/0001-81', '2027-02-01');
  const sai = await matricular(agora, 'Saindo antes');
  const fica = await matricular(agora, 'Ficando');
  for (const { alunoId } of [sai, fica]) await incluir(id, alunoId, '2027-02-01');
  await transferir(sai.matriculaId, '2026-06-10');
  expect((await listados(id)).get(sai.alunoId)).toBe('2026-06-10');
  expect([...(await listados(id, '&SaiuDaEscola=true')).keys()]).toEqual([sai.alunoId]);
  expect([...(await listados(id, '&SaiuDaEscola=false')).keys()]).toEqual([fica.alunoId]);
});

test('who finished and did not come back left when the school year ended; who is enrolled again, or whose year goes on, did not', async () => {
  const id = await criar('11.444.777/0001-61', '2024-01-01');
  const formado = await matricular(antes, 'Formado');
  const voltou = await matricular(antes, 'De volta');
  const noAno = await matricular(agora, 'No ano');
  for (const { alunoId } of [formado, voltou, noAno]) await incluir(id, alunoId, '2025-03-01');
  for (const { matriculaId } of [formado, voltou]) await concluir(matriculaId, '2025-12-10');
  await concluir(noAno.matriculaId, '2026-06-10');
  await sql`update periodos_letivos set data_fim = '2099-12-30' where ano_letivo_id = ${mundo.anoLetivoId}`.execute(s.banco.dono);
  await matricular(agora, 'De volta', voltou);
  const quem = await listados(id);
  expect([formado, voltou, noAno].map(({ alunoId }) => quem.get(alunoId))).toEqual(['2025-12-12', null, null]);
});

test('who is in the agreement as a grown-up is not told as having left the school of their childhood', async () => {
  const id = await criar('07.526.557/0001-00', '2024-01-01');
  const { alunoId, matriculaId } = await matricular(antes, 'Crescida');
  await concluir(matriculaId, '2025-12-10');
  await incluir(id, alunoId, '2030-03-01');
  expect((await listados(id)).get(alunoId)).toBeNull();
});

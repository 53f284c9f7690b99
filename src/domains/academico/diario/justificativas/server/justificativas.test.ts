import { salasDe } from '#tests/helpers/salas.ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quem } from '#platform/server/http/quem.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.diario });
  cena = await cenaDoDiario(s.banco.db);
  for (const data of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']) {
    const aula = await aulaDeTeste(s.banco.db, cena.mat, data);
    const alunos = cena.alunos.map((matriculaId) => ({ matriculaId, faltas: 1, justificada: false }));
    const r = await s.pedir('POST', 'Frequencia/chamadas', {
      body: { turmaId: cena.escola.turmaA, chamadas: [{ aulaId: aula, data, versao: null, alunos }] },
    });
    expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  }
});
afterAll(() => s.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const registrar = (i: number, dataInicio: string, dataFim: string, quem?: Quem) =>
  s.pedir('POST', 'Justificativa', {
    body: { matriculaId: cena.alunos[i], dataInicio, dataFim, motivo: 'saude', descricao: 'Atestado do posto' },
    ...(quem ? { quem } : {}),
  });
const idDe = (r: RespostaDeTeste): number => {
  expect(r.corpo.error).toBeUndefined();
  return (r.corpo.data as { id: number }).id;
};
/** Absences and justified ones of a student in the year. */
const figuras = async (i: number) => {
  const { data } = (await s.pedir('GET', `Frequencia/turma/${cena.escola.turmaA}`)).corpo as {
    data: { alunos: { matriculaId: number; ano: { faltas: number; justificadas: number } }[] };
  };
  const { faltas, justificadas } = data.alunos.find(({ matriculaId }) => matriculaId === cena.alunos[i])?.ano ?? {};
  return [faltas, justificadas];
};
type Linha = { id: number; versao: number; situacao: string; faltas: number; documento: string | null; descricao: string | null };
const listar = async (quem?: Quem): Promise<Linha[]> =>
  (
    (await s.pedir('GET', `Justificativa/obter-paginado?TurmaId=${cena.escola.turmaA}`, quem ? { quem } : {})).corpo.data as {
      itens: Linha[];
    }
  ).itens;

describe('a justification', () => {
  test('covers by itself the absences between its days, and lets go of them when it is revoked', async () => {
    expect(await figuras(0)).toEqual([4, 0]);
    const id = idDe(await registrar(0, '2026-03-03', '2026-03-04'));
    expect(await figuras(0)).toEqual([2, 2]);
    expect((await listar())[0]).toMatchObject({ id, situacao: 'vigente', faltas: 2, descricao: 'Atestado do posto' });
    const revogar = (versao: number) =>
      s.pedir('POST', `Justificativa/${id}/revogacao`, { body: { versao, motivo: 'Atestado de outro aluno' } });
    expect(codigo(await revogar(7))).toBe('VERSAO_DESATUALIZADA');
    expect(codigo(await revogar(1))).toBe(200);
    expect(await figuras(0)).toEqual([4, 0]);
    expect(codigo(await revogar(2))).toBe('JUSTIFICATIVA_REVOGADA');
    expect((await listar())[0]).toMatchObject({ situacao: 'revogada', revogadaMotivo: 'Atestado de outro aluno' });
    const { rows } = await sql<{
      acao: string;
    }>`select acao from auditoria where alvo_tipo = 'justificativa' and alvo_id = ${id} order by seq`.execute(s.banco.db);
    expect(rows.map(({ acao }) => acao)).toEqual(['justificativa.registrada', 'justificativa.revogada']);
  });

  test('never meets another one that stands, not even when both are registered at once', async () => {
    expect(codigo(await registrar(1, '2026-03-02', '2026-03-04'))).toBe(200);
    const outra = await registrar(1, '2026-03-04', '2026-03-06');
    expect(outra.corpo.error).toMatchObject({
      code: 'JUSTIFICATIVA_REPETIDA',
      message: expect.stringContaining('02/03/2026 a 04/03/2026'),
    });
    const juntas = await Promise.all([registrar(2, '2026-03-02', '2026-03-02'), registrar(2, '2026-03-02', '2026-03-05')]);
    const codigos = juntas.map(codigo);
    expect(codigos.filter((c) => c === 200)).toHaveLength(1);
    expect(['JUSTIFICATIVA_REPETIDA', 'JUSTIFICATIVA_SIMULTANEA']).toContain(codigos.find((c) => c !== 200));
  });

  test('is refused with dates that are turned round, too long, of another year, or in what is closed', async () => {
    expect((await registrar(0, '2026-03-05', '2026-03-04')).corpo.error?.fields).toMatchObject([
      { path: 'dataFim', code: 'INTERVALO_INVERTIDO' },
    ]);
    expect((await registrar(0, '2026-03-05', '2027-04-04')).corpo.error?.fields).toMatchObject([
      { path: 'dataFim', code: 'JUSTIFICATIVA_LONGA' },
    ]);
    expect(codigo(await registrar(0, '2024-03-05', '2024-03-05'))).toBe('JUSTIFICATIVA_FORA_DO_ANO');
    await sql`update etapas set situacao = 'fechado'`.execute(s.banco.db);
    expect(codigo(await registrar(0, '2026-03-05', '2026-03-05'))).toBe('DIARIO_ETAPA_FECHADA');
    expect(codigo(await registrar(0, '2026-06-01', '2026-06-02'))).toBe(200);
    await sql`update etapas set situacao = 'aberto'`.execute(s.banco.db);
  });
});

describe('its document', () => {
  test('is kept as the product keeps papers, and each reading is recorded', async () => {
    const id = idDe(await registrar(0, '2026-03-10', '2026-03-10'));
    const enviar = async (conteudo: Buffer) =>
      s.pedir(
        'POST',
        `Justificativa/${id}/documento`,
        await comoFormulario(conteudo, { nome: 'x', fileName: 'atestado.png', tipo: 'image/png' }),
      );
    expect(codigo(await enviar(Buffer.from('<svg onload=alert(1)>')))).toBe('ANEXO_RECUSADO');
    const foto = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f6b5b' } })
      .png()
      .toBuffer();
    expect((await enviar(foto)).corpo.data).toMatchObject({ documento: 'atestado.png' });
    const lido = await s.pedir('GET', `Justificativa/${id}/documento`);
    expect([lido.status, String(lido.cabecalhos['content-type'])]).toEqual([200, 'image/png']);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from auditoria where alvo_tipo = 'justificativa' and alvo_id = ${id}
      and acao = 'justificativa.documentoVisto'`.execute(s.banco.db);
    expect(rows[0]?.n).toBe(1);
  });

  test('and what the family wrote are not for a teacher restricted to the panel, who sees his own classes alone', async () => {
    const rosa = await docenteDeTeste(s.banco.db, 'Rosa');
    const quem = quemDeTeste(undefined, { pessoaId: rosa, restritoPainelProfessor: true });
    const [comDocumento] = (await listar()).filter(({ documento }) => documento !== null);
    const id = comDocumento?.id ?? 0;
    expect(await listar(quem)).toEqual([]);
    expect(codigo(await registrar(0, '2026-04-01', '2026-04-01', quem))).toBe('NAO_ENCONTRADO');
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${cena.port}, ${rosa}, '2026-02-02')`.execute(
      s.banco.db,
    );
    expect((await listar(quem)).find((j) => j.id === id)).toMatchObject({ documento: null, descricao: null, situacao: 'vigente' });
    expect(codigo(await s.pedir('GET', `Justificativa/${id}/documento`, { quem }))).toBe('NAO_ENCONTRADO');
    expect(codigo(await registrar(0, '2026-04-01', '2026-04-01', quem))).toBe(200);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { noFim, viverAno } from '#tests/helpers/diario/conselho.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { fecharAnos } from '#domains/academico/fechamento/server/fechar-anos.ts';
import { reabrir } from '#domains/academico/fechamento/server/reabrir.ts';
import { abrirConselho } from './abrir.ts';
import { cancelarConselho, reabrirConselho } from './desfazer.ts';
import { editarConselho } from './editar.ts';
import { imprimirAta, verMinuta } from './imprimir.ts';
import { lavrarAta } from './lavrar.ts';
import { obterConselho } from './obter.ts';
import { registrarAluno } from './registrar-aluno.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
let id = 0;
const publicUrl = 'https://escola.test';
const com = <T>(fazer: (ato: ReturnType<typeof noFim>) => Promise<T>) => transacao(banco.db, (tx: Tx) => fazer(noFim(tx)));
const abrir = (etapaId: number | null = null, dataConselho = '2026-12-20') =>
  com((ato) => abrirConselho(ato, { turmaId: e.turmaA, etapaId, dataConselho }));
const lido = () => obterConselho(banco.db, id);
const nada = { decisao: null, motivo: null, observacao: null, encaminhamento: null };
const registrar = (aluno: number, dito: Partial<Parameters<typeof registrarAluno>[1]>) =>
  com((ato) => registrarAluno(ato, { conselhoId: id, matriculaId: e.alunos[aluno] ?? 0, versao: 0, ...nada, ...dito }));
const lavrar = async () => {
  const { versao } = await lido();
  return com((ato) => lavrarAta(ato, { id, versao, publicUrl }));
};
const fecharAno = () =>
  com(async (ato) => (await fecharAnos(ato, { turmaIds: [e.turmaA] })).recusadas.map(({ erro }) => erro.mensagem('br')));

beforeAll(async () => {
  banco = await bancoDeTeste();
  // Fails, passes, fails.
  e = await diarioDeTeste(banco.db, { alunos: 3 });
  await viverAno(banco.db, e, [5, 9, 4]);
});
afterAll(() => banco.fechar());

test('opened once, of an etapa of the class and not before it; who opens it is proposed as a participant', async () => {
  await expect(abrir(999_999)).rejects.toMatchObject({ code: 'CONSELHO_DE_OUTRA_ETAPA' });
  await expect(abrir(e.etapas[3] ?? 0, '2026-02-01')).rejects.toMatchObject({ code: 'CONSELHO_ANTES_DA_ETAPA' });
  ({ id } = await abrir());
  await expect(abrir()).rejects.toMatchObject({ code: 'CONSELHO_JA_ABERTO' });
  const { situacao, participantes, alunos, turma } = await lido();
  expect([situacao, turma.nome, participantes.map(({ papel }) => papel)]).toEqual(['aberto', '6º ano A', ['coordenacao']]);
  expect(alunos.map((a) => [a.nome, a.resultado, a.podeAprovar, a.podeDecidir, a.disciplinas[0]?.parcial])).toEqual([
    ['Aluno 01 Figueira', 'reprovado_por_nota', true, true, { texto: '5,0', abaixo: true }],
    ['Aluno 02 Figueira', 'aprovado', false, false, { texto: '9,0', abaixo: false }],
    ['Aluno 03 Figueira', 'reprovado_por_nota', true, true, { texto: '4,0', abaixo: true }],
  ]);
});

test('only a failure by grade is decided, within the subjects that the course lets the council overlook', async () => {
  await expect(registrar(1, { decisao: 'mantido', motivo: 'Nada a rever' })).rejects.toMatchObject({ code: 'DECISAO_NAO_CABE' });
  await sql`alter table criterios_avaliacao disable trigger criterios_de_ano_fechado`.execute(banco.dono);
  await sql`update criterios_avaliacao set disciplinas_do_conselho = 0`.execute(banco.dono);
  await expect(registrar(0, { decisao: 'aprovado_pelo_conselho', motivo: 'Esforço' })).rejects.toMatchObject({
    code: 'DECISAO_ALEM_DO_LIMITE',
    params: { n: 1, limite: 0, disciplinas: 'Matemática' },
  });
  await sql`update criterios_avaliacao set disciplinas_do_conselho = 1`.execute(banco.dono);
  await sql`alter table criterios_avaliacao enable trigger criterios_de_ano_fechado`.execute(banco.dono);
  expect(await registrar(0, { decisao: 'aprovado_pelo_conselho', motivo: 'Esforço', observacao: 'Evoluiu muito' })).toMatchObject({
    versao: 1,
  });
  await expect(registrar(0, { decisao: 'mantido', motivo: 'Outra' })).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
});

test('minutes ask for who took part and for a decision on everybody who waits for one; until then the year does not close', async () => {
  await expect(lavrar()).rejects.toMatchObject({ code: 'ATA_SEM_DECISOES', params: { alunos: 'Aluno 03 Figueira' } });
  expect(await fecharAno()).toEqual(['6º ano A ainda não pode fechar o ano: 1 conselho de classe sem ata.']);
  await registrar(2, { decisao: 'mantido', motivo: 'Não alcançou', encaminhamento: 'Plano de estudos' });
  const { versao } = await lido();
  const reuniao = { id, versao, dataConselho: '2026-12-20', participantes: [], observacoes: 'Turma participativa' };
  await com((ato) => editarConselho(ato, reuniao));
  await expect(lavrar()).rejects.toMatchObject({ code: 'ATA_SEM_PARTICIPANTES' });
  const participantes = [{ nome: 'Rosa Prado', papel: 'coordenacao' as const, detalhe: null }];
  await com((ato) => editarConselho(ato, { ...reuniao, versao: versao + 1, dataConselho: '2027-01-10', participantes }));
  await expect(lavrar()).rejects.toMatchObject({ code: 'ATA_ANTES_DO_CONSELHO' });
  await com((ato) => editarConselho(ato, { ...reuniao, versao: versao + 2, participantes }));
  const minuta = textoDoPdf((await verMinuta(banco.db, { hoje: '2026-12-30' }, id)).corpo as Buffer);
  expect(minuta).toContain('MINUTA');
});

test('drawn up it is numbered and frozen, printed from its content alone; nothing of it changes until it is reopened, whose minutes stay cancelled', async () => {
  const primeira = await lavrar();
  expect(primeira.numero).toBe('2026-00001');
  await expect(registrar(2, { versao: 1, observacao: 'Outra coisa' })).rejects.toMatchObject({ code: 'CONSELHO_COM_ATA' });
  await expect(sql`update conselhos_alunos set motivo = 'outro'`.execute(banco.db)).rejects.toThrow('CONSELHO_COM_ATA');
  await expect(sql`update conselhos set observacoes = 'outra'`.execute(banco.db)).rejects.toThrow('CONSELHO_COM_ATA');
  await expect(sql`update conselhos_atas set numero = '2026-00009'`.execute(banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
  await com((ato) => reabrirConselho(ato, { id, motivo: 'Faltou um registro' }));
  await expect(com((ato) => reabrirConselho(ato, { id, motivo: 'De novo' }))).rejects.toMatchObject({ code: 'CONSELHO_SEM_ATA' });
  await registrar(2, { versao: 1, decisao: 'mantido', motivo: 'Não alcançou o mínimo' });
  const segunda = await lavrar();
  const { ata, atasCanceladas } = await lido();
  expect([ata?.numero, atasCanceladas.map(({ numero, motivo }) => [numero, motivo])]).toEqual([
    '2026-00002',
    [['2026-00001', 'Faltou um registro']],
  ]);
  const antiga = textoDoPdf((await imprimirAta(banco.db, primeira.id)).corpo as Buffer);
  const papel = textoDoPdf((await imprimirAta(banco.db, segunda.id)).corpo as Buffer);
  expect(antiga).toContain('CANCELADA');
  for (const dito of [
    '20 de dezembro de 2026',
    'Rosa Prado',
    'Aprovado pelo conselho',
    'Evoluiu muito',
    'Não alcançou o mínimo',
    segunda.codigoVerificacao,
  ])
    expect(papel).toContain(dito);
});

test('the year closes with what the council decided; from then on only its reopening lets the council change', async () => {
  expect(await fecharAno()).toEqual([]);
  const { rows } = await sql<{
    resultado: string;
  }>`select resultado from v_resultado_aluno where etapa_id is null order by matricula_id`.execute(banco.db);
  expect(rows.map(({ resultado }) => resultado)).toEqual(['aprovado_pelo_conselho', 'aprovado', 'reprovado_por_nota']);
  const motivo = 'Engano na ata';
  for (const mudar of [
    () => com((ato) => reabrirConselho(ato, { id, motivo })),
    () => com((ato) => cancelarConselho(ato, { id, motivo })),
    () => registrar(0, { versao: 1, decisao: 'mantido', motivo }),
    () => abrir(e.etapas[0] ?? 0),
  ])
    await expect(mudar()).rejects.toMatchObject({ code: 'CONSELHO_DE_ANO_FECHADO' });
  await expect(sql`update conselhos set situacao = 'aberto'`.execute(banco.db)).rejects.toThrow('CONSELHO_DE_ANO_FECHADO');
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: null, motivo }));
  await com((ato) => cancelarConselho(ato, { id, motivo }));
  await expect(com((ato) => reabrirConselho(ato, { id, motivo }))).rejects.toMatchObject({ code: 'CONSELHO_PARADO' });
  expect(await fecharAno()).toEqual([]);
  const { rows: depois } =
    await sql`select resultado from v_resultado_aluno where etapa_id is null and matricula_id = ${e.alunos[0]}`.execute(banco.db);
  expect(depois).toEqual([{ resultado: 'reprovado_por_nota' }]);
});

test('the council of an etapa says and decides nothing of the year', async () => {
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: null, motivo: 'Outro conselho' }));
  ({ id } = await abrir(e.etapas[2] ?? 0, '2026-10-05'));
  await expect(registrar(0, { decisao: 'mantido', motivo: 'Cedo' })).rejects.toMatchObject({ code: 'DECISAO_EM_CONSELHO_DE_ETAPA' });
  await registrar(0, { observacao: 'Falta às aulas da manhã' });
  await expect(
    com((ato) => registrarAluno(ato, { conselhoId: id, matriculaId: 999_999, versao: 0, ...nada, observacao: 'x' })),
  ).rejects.toMatchObject({ code: 'ALUNO_DE_OUTRO_CONSELHO' });
  const { numero, id: ataId } = await lavrar();
  expect(numero).toBe('2026-00003');
  const papel = textoDoPdf((await imprimirAta(banco.db, ataId)).corpo as Buffer);
  expect(papel).toContain('Matemática 5,0');
  expect(await fecharAno()).toEqual([]);
});

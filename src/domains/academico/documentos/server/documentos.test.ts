import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/oficina.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/oficina.ts';
import { desfazerMovimento, registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { hojeEm } from '#shared/datas.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { bolsaIntegral, contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let n = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.documentos, ...salasDe.contratos], env: { PUBLIC_URL: 'https://patio.demo.escola' } });
  mundo = await criarMundo(s.banco.db, { vagas: 200 });
  await sql`delete from escola`.execute(s.banco.dono);
});
afterAll(() => s.fechar());

const preencherEscola = () =>
  sql`insert into escola (nome, cnpj, inep, cidade, uf) values ('Colégio Exemplo', '11222333000181', '15000001', 'Belém', 'PA') on conflict do nothing`.execute(
    s.banco.db,
  );
const nova = async () => (await matricularFamilia(s.banco.db, mundo, `Ana Clara ${(n += 1)}`, ['100.00'], 10)).matriculaId;
type Emitido = { id: number; numero: string; codigoVerificacao: string };
const emitir = async (matriculaId: number, partes: object = {}, quem?: Quem) => {
  const body = { matriculaId, tipo: 'declaracao_matricula', finalidade: null, ...partes };
  const resposta = await s.pedir('POST', 'DocumentoEmitido', { body, ...(quem ? { quem } : {}) });
  return { status: resposta.status, data: resposta.corpo.data as Emitido, erro: resposta.corpo.error };
};
const conferir = async (codigo: string, idioma = 'br') => {
  const resposta = await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`, { headers: { 'content-language': idioma } });
  return { status: resposta.status, data: resposta.corpo.data, erro: resposta.corpo.error };
};
const sair = (id: number) =>
  transacao(s.banco.db, (tx) =>
    registrarSaida(atoDe(tx, mundo.quem), { id, verbo: 'transferencia', dataMovimento: '2026-06-10', motivo: 'Mudança' }),
  );

const desfazer = async (id: number): Promise<void> => {
  const { rows } = await sql<{
    id: number;
  }>`select max(id) as id from matriculas_movimentos where matricula_id = ${id} and tipo <> 'desfazimento'`.execute(s.banco.db);
  const pedido = { id, movimentoId: rows[0]?.id ?? 0, motivo: 'Engano' };
  await transacao(s.banco.db, (tx) => desfazerMovimento(atoDe(tx, mundo.quem), pedido));
};
const listados = async (matriculaId: number) =>
  ((await s.pedir('GET', `DocumentoEmitido/obter-paginado?MatriculaId=${matriculaId}`)).corpo.data as { itens: { situacao: string }[] })
    .itens;

const textoDe = (pdf: Buffer): string => textoDoPdf(pdf).replaceAll(/\s+/g, ' ');

describe('issuing', () => {
  test('waits for the data of the school', async () => {
    expect((await emitir(await nova())).erro?.code).toBe('ESCOLA_SEM_DADOS');
    await preencherEscola();
  });

  test('numbers without gaps, freezes what the paper says, and prints it again byte for byte', async () => {
    await preencherEscola();
    const matriculaId = await nova();
    const { data } = await emitir(matriculaId, { finalidade: 'plano de saúde' });
    await emitir(999_999);
    const { data: seguinte } = await emitir(matriculaId);
    expect(Number(seguinte.numero.slice(5))).toBe(Number(data.numero.slice(5)) + 1);
    expect(data.codigoVerificacao).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const primeira = await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`);
    expect(primeira.cabecalhos['content-disposition']).toContain(`declaracao-matricula-${data.numero}.pdf`);
    // The student and the school change afterwards; the paper does not.
    await sql`update pessoas set nome = 'Outro' where id = (select aluno_id from matriculas where id = ${matriculaId})`.execute(s.banco.db);
    await sql`update escola set nome = 'Outra Escola'`.execute(s.banco.db);
    const segunda = await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`);
    expect(segunda.bruto.equals(primeira.bruto)).toBe(true);
    await sql`update escola set nome = 'Colégio Exemplo'`.execute(s.banco.db);
    const lido = textoDe(primeira.bruto);
    for (const parte of [
      'Colégio Exemplo',
      `Nº ${data.numero}`,
      'Ana Clara',
      'plano de saúde',
      data.codigoVerificacao,
      'https://patio.demo.escola/conferir-documento/',
    ])
      expect(lido).toContain(parte);
    const lista = await s.pedir('GET', `DocumentoEmitido/obter-paginado?MatriculaId=${matriculaId}`);
    expect(lista.corpo.data).toMatchObject({
      total: 2,
      itens: [{ numero: seguinte.numero }, { numero: data.numero, usuarioNome: 'Fernanda Lima' }],
    });
    expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(2);
  });

  test('debt never refuses a document, a transfer one least of all', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_titulo_aberto t join titulos_receber r on r.id = t.id
      where r.matricula_id = ${matriculaId} and t.data_limite < current_date`.execute(s.banco.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect((await emitir(matriculaId)).status).toBe(200);
    await sair(matriculaId);
    const { data, status } = await emitir(matriculaId, { tipo: 'declaracao_transferencia' });
    expect(status).toBe(200);
    const lido = textoDe((await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`)).bruto);
    expect(lido).toContain('até 10 de junho de 2026');
    expect(lido).toContain('turma 6º ano A');
    expect(lido).not.toMatch(/débito|título|vencid/i);
  });

  test('refuses what does not fit: the movement, the attendance, the person', async () => {
    const matriculaId = await nova();
    const semEmissao = quemDeTeste(['matriculas:visualizar']);
    const restrito = quemDeTeste(undefined, { restritoPainelProfessor: true });
    await sair(matriculaId);
    expect((await emitir(matriculaId)).erro?.message).toContain('está transferida');
    await desfazer(matriculaId);
    expect((await emitir(matriculaId, {}, semEmissao)).status).toBe(403);
    expect((await emitir(matriculaId, {}, restrito)).status).toBe(404);
    const frequencia = { de: '2026-02-02', ate: '2026-06-30', percentual: '92.5' };
    const codigos = async (partes: object) => (await emitir(matriculaId, partes)).erro?.fields.map((f) => f.code);
    expect(await codigos({ tipo: 'declaracao_frequencia' })).toEqual(['FREQUENCIA_AUSENTE']);
    expect(await codigos({ frequencia })).toEqual(['FREQUENCIA_SOBRA']);
    const invertida = { ...frequencia, ate: '2026-01-30' };
    expect(await codigos({ tipo: 'declaracao_frequencia', frequencia: invertida })).toEqual(['FREQUENCIA_INVERTIDA']);
    const futura = { ...frequencia, ate: '2199-01-01' };
    expect((await emitir(matriculaId, { tipo: 'declaracao_frequencia', frequencia: futura })).erro?.code).toBe(
      'PERIODO_DE_FREQUENCIA_INVALIDO',
    );
    expect((await emitir(matriculaId, { tipo: 'declaracao_frequencia', frequencia })).status).toBe(200);
    const { data } = await emitir(matriculaId);
    expect((await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`, { quem: restrito })).status).toBe(404);
  });

  test('twenty at once get twenty numbers in a row', async () => {
    const matriculaId = await nova();
    const emitidos = await Promise.all(Array.from({ length: 20 }, () => emitir(matriculaId)));
    const numeros = emitidos.map((e) => Number(e.data.numero.slice(5))).toSorted((a, b) => a - b);
    expect(numeros).toEqual(numeros.map((_, i) => (numeros[0] ?? 0) + i));
    expect(new Set(emitidos.map((e) => e.data.codigoVerificacao)).size).toBe(20);
  });

  test('a double click issues once', async () => {
    const pedido = {
      body: { matriculaId: await nova(), tipo: 'declaracao_matricula', finalidade: null },
      headers: { 'idempotency-key': 'declaracao-ana-1' },
    };
    const [uma, outra] = [await s.pedir('POST', 'DocumentoEmitido', pedido), await s.pedir('POST', 'DocumentoEmitido', pedido)];
    expect(outra.corpo.data).toEqual(uma.corpo.data);
  });
});

describe('what the database itself refuses', () => {
  const codigo = (executado: Promise<unknown>) =>
    executado.then(
      () => 'accepted',
      (causa: unknown) => traduzirErroDoBanco(causa)?.code ?? String(causa),
    );
  test('a change, an exclusion, a repeated code or number, a document of somebody else', async () => {
    const { data } = await emitir(await nova());
    const alheia = await nova();
    const copiar = (colunas: { numero?: string; codigo?: string; matricula?: number }) =>
      sql`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome)
        select ${colunas.numero ?? '2026-99999'}, tipo, coalesce(${colunas.matricula ?? null}::bigint, matricula_id), aluno_id, ${colunas.codigo ?? 'AAAA-BBBB-CCCC'}, data_emissao, conteudo, 1, 'x'
        from documentos_emitidos where id = ${data.id}`.execute(s.banco.db);
    expect(await codigo(sql`update documentos_emitidos set numero = '2026-99998' where id = ${data.id}`.execute(s.banco.dono))).toBe(
      'REGISTRO_IMUTAVEL',
    );
    expect(await codigo(sql`delete from documentos_emitidos where id = ${data.id}`.execute(s.banco.dono))).toBe('REGISTRO_IMUTAVEL');
    expect(await codigo(sql`truncate documentos_emitidos cascade`.execute(s.banco.dono))).toBe('REGISTRO_IMUTAVEL');
    expect(await codigo(copiar({ codigo: data.codigoVerificacao }))).toBe('OPERACAO_EM_ANDAMENTO');
    expect(await codigo(copiar({ numero: data.numero }))).toBe('OPERACAO_EM_ANDAMENTO');
    expect(await codigo(copiar({ matricula: alheia }))).toBe('DOCUMENTO_DE_OUTRO_ALUNO');
    expect(await codigo(copiar({ codigo: 'curto' }))).toBe('RESTRICAO_SEM_TEXTO');
  });
});

describe('the public page', () => {
  test('confirms a document by its code, typed anyhow, and shows no more than initials', async () => {
    const { data } = await emitir(await nova());
    const { data: lido } = await conferir(data.codigoVerificacao.toLowerCase().replaceAll('-', ' '));
    expect(lido).toEqual({
      tipo: 'declaracao_matricula',
      numero: data.numero,
      data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nome: expect.stringMatching(/^Ana C\. /),
      escola: 'Colégio Exemplo',
      situacao: 'valido',
      desde: null,
    });
    expect(JSON.stringify(lido)).not.toMatch(/Lobato|Clara|cpf/);
  });

  test('confirms a receipt, without its value or its payer in full', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const [titulo] = await titulosDoContrato(s.banco.db, contratoId);
    await transacao(s.banco.db, (tx) =>
      baixarTitulos(atoDe(tx, mundo.quem), {
        dataBaixa: '2026-11-01',
        contaBancariaId: mundo.contaBancariaId,
        formaPagamentoId: mundo.formaPagamentoId,
        itens: [{ tituloId: titulo?.id ?? 0, valorCentavos: 10_000 }],
      }),
    );
    const { rows } = await sql<{ codigo: string }>`select codigo_verificacao as codigo from recibos order by id desc limit 1`.execute(
      s.banco.db,
    );
    const { data } = await conferir(rows[0]?.codigo ?? '');
    expect(data).toMatchObject({ tipo: 'recibo', data: '2026-11-01', situacao: 'valido', nome: expect.stringMatching(/^Responsável 1/) });
    expect(JSON.stringify(data)).not.toContain('10000');
  });

  test('confirms the contract by the code printed on it: in force, changed by an addendum, cancelled', async () => {
    await preencherEscola();
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const papel = textoDe((await s.pedir('GET', `Contrato/${contratoId}/pdf`)).bruto);
    const codigo = /verificação: ([0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4})/.exec(papel)?.[1] ?? '';
    const { rows } = await sql<{ numero: string }>`select numero from contratos where id = ${contratoId}`.execute(s.banco.db);
    expect((await conferir(codigo)).data).toEqual({
      tipo: 'contrato',
      numero: rows[0]?.numero,
      data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nome: expect.stringMatching(/^Aluno \d/),
      escola: 'Colégio Exemplo',
      situacao: 'valido',
      desde: null,
    });
    const termo = {
      tipo: 'valor' as const,
      precoIndice: 0,
      parcelaDe: 12,
      parcelaAte: null,
      valorCentavos: 70_000 as never,
      percentual: null,
    };
    const aditivo = { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [termo] };
    await transacao(s.banco.db, (tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo));
    expect((await conferir(codigo)).data).toMatchObject({ situacao: 'substituido' });
    await transacao(s.banco.db, (tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId, motivo: 'Desistência' }));
    expect((await conferir(codigo)).data).toMatchObject({ situacao: 'cancelado' });
  });

  test('confirms an addendum by the code printed on it: in force, then revoked', async () => {
    await preencherEscola();
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const aditivo = { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [bolsaIntegral(12)] };
    const { id } = await transacao(s.banco.db, (tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo));
    const papel = textoDe((await s.pedir('GET', `Aditivo/${id}/pdf`)).bruto);
    const codigo = /verificação: ([0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4})/.exec(papel)?.[1] ?? '';
    expect((await conferir(codigo)).data).toEqual({
      tipo: 'aditivo',
      numero: expect.stringMatching(/^\d{4}-\d{5} – 1º aditivo$/),
      data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nome: expect.stringMatching(/^Aluno \d/),
      escola: 'Colégio Exemplo',
      situacao: 'valido',
      desde: null,
    });
    expect((await s.pedir('POST', `Aditivo/${id}/revogacao`, { body: { versao: 2, motivo: 'Engano' } })).status).toBe(200);
    expect((await conferir(codigo)).data).toMatchObject({ situacao: 'cancelado' });
  });

  test('a transfer declaration has no effect once the transfer is undone, with the day, and again none of a later one', async () => {
    const matriculaId = await nova();
    await sair(matriculaId);
    const { data } = await emitir(matriculaId, { tipo: 'declaracao_transferencia' });
    await desfazer(matriculaId);
    const depois = { situacao: 'sem_efeito', desde: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect((await conferir(data.codigoVerificacao)).data).toMatchObject(depois);
    expect(await listados(matriculaId)).toMatchObject([depois]);
    await sair(matriculaId);
    expect((await conferir(data.codigoVerificacao)).data).toMatchObject({ situacao: 'sem_efeito' });
    const segunda = await emitir(matriculaId, { tipo: 'declaracao_transferencia' });
    expect((await conferir(segunda.data.codigoVerificacao)).data).toMatchObject({ situacao: 'valido', desde: null });
  });

  test('given while the student is still here, it does not hang on any exit; to who never was active it is not given', async () => {
    const matriculaId = await nova();
    const { data } = await emitir(matriculaId, { tipo: 'declaracao_transferencia' });
    const lido = textoDe((await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`)).bruto);
    expect(lido).toMatch(/está matriculad.* a transferir-se/);
    await sair(matriculaId);
    await desfazer(matriculaId);
    expect((await conferir(data.codigoVerificacao)).data).toMatchObject({ situacao: 'valido' });
    const reserva = await nova();
    await sql`alter table matriculas_movimentos disable trigger user`.execute(s.banco.dono);
    await sql`update matriculas_movimentos set para = 'pre_matricula' where matricula_id = ${reserva}`.execute(s.banco.dono);
    await sql`alter table matriculas_movimentos enable trigger user`.execute(s.banco.dono);
    await sql`update matriculas set movimento = 'pre_matricula' where id = ${reserva}`.execute(s.banco.db);
    const desistir = { id: reserva, verbo: 'desistencia' as const, dataMovimento: '2026-06-10', motivo: 'x' };
    await transacao(s.banco.db, (tx) => registrarSaida(atoDe(tx, mundo.quem), desistir));
    expect((await emitir(reserva, { tipo: 'declaracao_transferencia' })).erro?.code).toBe('DOCUMENTO_DE_NUNCA_ATIVA');
  });

  test('cancelled by who may, once, for a reason: the code and the list say so, the paper stays', async () => {
    const matriculaId = await nova();
    const { data } = await emitir(matriculaId);
    const cancelar = (body: object, quem?: Quem) =>
      s.pedir('POST', `DocumentoEmitido/${data.id}/cancelamento`, { body, ...(quem ? { quem } : {}) });
    const papel = (await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`)).bruto;
    expect((await cancelar({ motivo: 'Nome errado' }, quemDeTeste(['matriculas:editar']))).status).toBe(403);
    expect((await cancelar({ motivo: 'Nome errado' }, quemDeTeste(undefined, { restritoPainelProfessor: true }))).status).toBe(404);
    expect((await cancelar({ motivo: '' })).status).toBe(400);
    const juntas = await Promise.all([cancelar({ motivo: 'Nome errado' }), cancelar({ motivo: 'Nome errado' })]);
    expect(juntas.map((r) => r.status).toSorted()).toEqual([200, 409]);
    expect(juntas.find((r) => r.status === 409)?.corpo.error?.code).toBe('DOCUMENTO_JA_CANCELADO');
    expect((await conferir(data.codigoVerificacao)).data).toMatchObject({ situacao: 'cancelado', desde: expect.any(String) });
    expect(await listados(matriculaId)).toMatchObject([
      { situacao: 'cancelado', motivoDoCancelamento: 'Nome errado', canceladoPor: 'Fernanda Lima' },
    ]);
    expect((await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`)).bruto.equals(papel)).toBe(true);
  });

  test('a transfer declaration ends after thirty days', async () => {
    const matriculaId = await nova();
    await sair(matriculaId);
    const { data } = await emitir(matriculaId, { tipo: 'declaracao_transferencia' });
    expect((await conferir(data.codigoVerificacao)).data).toMatchObject({ situacao: 'valido' });
    await sql`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome)
      select '2025-00001', tipo, matricula_id, aluno_id, 'VELH-VELH-VELH', data_emissao - 31, conteudo, 1, 'x' from documentos_emitidos where id = ${data.id}`.execute(
      s.banco.db,
    );
    expect((await conferir('VELH-VELH-VELH')).data).toMatchObject({ situacao: 'vencido' });
  });

  test('says in the language of who asks that nothing has the code, and then makes a guesser wait', async () => {
    expect((await conferir('AAAA-BBBB-CCCC', 'en')).erro).toMatchObject({
      code: 'CODIGO_NAO_CONFERE',
      message: expect.stringContaining('No document'),
    });
    const respostas = [];
    for (let i = 0; i < 33; i += 1) respostas.push((await conferir('AAAA-BBBB-CCCD')).status);
    expect(respostas.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(respostas.at(-1)).toBe(429);
  });
});

test('of an enrollment cancelled after it began the papers of a transfer and of attendance are given; cancelled before, there is nothing to declare', async () => {
  await preencherEscola();
  const cancelar = (id: number, dataMovimento = '2026-06-10') =>
    transacao(s.banco.db, (tx) => registrarSaida(atoDe(tx, mundo.quem), { id, verbo: 'cancelamento', dataMovimento, motivo: 'A pedido' }));
  const id = await nova();
  await cancelar(id);
  const { status, data } = await emitir(id, { tipo: 'declaracao_transferencia' });
  expect(status).toBe(200);
  const pdf = await s.pedir('GET', `DocumentoEmitido/${data.id}/pdf`);
  expect(textoDe(pdf.bruto)).toContain('até 10 de junho de 2026, e está');
  const frequencia = { de: '2026-03-02', ate: '2026-05-29', percentual: '90' };
  expect((await emitir(id, { tipo: 'declaracao_frequencia', frequencia })).status).toBe(200);
  expect((await emitir(id)).erro?.code).toBe('DOCUMENTO_NAO_CABE');
  const nunca = await nova();
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update matriculas set data_matricula = '2098-02-01' where id = ${nunca}`.execute(tx);
    await sql`update enturmacoes set data_inicio = '2098-02-01' where matricula_id = ${nunca}`.execute(tx);
  });
  await cancelar(nunca, hojeEm(new Date(), fuso));
  expect((await emitir(nunca, { tipo: 'declaracao_transferencia' })).erro?.code).toBe('DOCUMENTO_DE_NUNCA_ATIVA');
});

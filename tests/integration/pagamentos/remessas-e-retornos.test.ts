import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { decidirConta, salvarRegras } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { gerarRemessa } from '#domains/financeiro/pagar/remessas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { bancoQuePaga, diaDoBanco, type Dito, hoje, retornoDe } from '#tests/helpers/titulos/banco-que-paga.ts';
import { itemAPagar } from '#tests/helpers/titulos/pagar.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// Files that tell the bank to pay, and what it answers, through the API.
let s: ServidorDeTeste;
let b: Awaited<ReturnType<typeof bancoQuePaga>>;
let comPix = 0;
let semDigito = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.fornecedores, ...salasDe.pagar] });
  b = await bancoQuePaga(s);
  comPix = await b.fornecedor('33000167000101', 'Papelaria Ver-o-Peso', {
    bancoCodigo: null,
    agencia: null,
    conta: null,
    chavePix: 'vendas@papelaria.example',
  });
  semDigito = await b.fornecedor('60701190000104', 'Marajó Alimentos', {
    bancoCodigo: '001',
    agencia: '1234',
    conta: '987654',
    chavePix: null,
  });
  const convenio = { contaBancariaId: b.t.contaBancariaId, convenio: '204226', formaPagamentoId: b.t.formaPagamentoId, versao: 0 };
  expect((await pedir('PUT', 'ConvenioPagar', convenio)).status).toBe(200);
}, 120_000);
afterAll(() => s.fechar());

async function pedir(metodo: 'GET' | 'POST' | 'PUT', caminho: string, body?: unknown, quem: Quem = fernanda) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const r = await s.pedir(metodo, caminho, { quem, headers, ...(body === undefined ? {} : { body }) });
  return { status: r.status, code: r.corpo?.error?.code, data: r.corpo?.data as Record<string, never>, bruto: r.bruto };
}
const boleto = (n: number): string => `341917900${'0'.repeat(10)}479102015000878426002${String(6_000 + n)}`;
/** Slips that state no amount; no digit is asked of what the database holds. */
const umBoleto = async (n: number): Promise<number> => {
  const id = await b.titulo();
  await sql`update titulos_pagar set codigo = ${boleto(n)}, codigo_tipo = 'boleto' where id = ${id}`.execute(s.banco.dono);
  return id;
};
const gerar = (ids: number[], quem?: Quem) =>
  pedir('POST', 'RemessaPagar', { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids }, quem);
async function enviado(ids: number[]): Promise<{ id: number; texto: string; nomes: string[] }> {
  const feita = await gerar(ids);
  expect([feita.status, feita.code]).toEqual([200, undefined]);
  const id = Number(feita.data['id']);
  const { bruto } = await pedir('GET', `RemessaPagar/${id}/arquivo`);
  const { rows } = await sql<{
    identificador: string;
  }>`select identificador from remessas_pagar_itens where remessa_id = ${id} order by array_position(${ids}::bigint[], titulo_id)`.execute(
    s.banco.db,
  );
  return { id, texto: bruto.toString('latin1'), nomes: rows.map((r) => r.identificador) };
}
let nsa = 0;
async function ler(texto: string): Promise<Record<string, never>> {
  const r = await mandar(texto);
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as Record<string, never>;
}
const mandar = async (texto: string) =>
  s.pedir('POST', 'RetornoPagar', {
    quem: fernanda,
    ...(await comoFormulario(Buffer.from(texto, 'latin1'), { nome: 'RET.TXT', fileName: 'RET.TXT' })),
  });
async function receber(remessa: string, ditos: Record<string, Dito>) {
  const lido = await ler(retornoDe(remessa, ditos, (nsa += 1)));
  const { data } = await pedir('POST', `RetornoPagar/${lido['id']}/aplicacao`);
  const linhas = await pedir('GET', `LinhaRetornoPagar/obter-paginado?RetornoId=${lido['id']}&TamanhoDaPagina=100`);
  return { ...(data as unknown as { aplicadas: number; naFila: number }), linhas: (linhas.data as unknown as { itens: Linha[] }).itens };
}
type Linha = { id: number; identificador: string; resultado: string; mensagem: string | null };
const estado = async (id: number) => {
  const { rows } = await sql<{
    situacao: string;
    pago: number;
    item: string;
    motivos: string[];
    dia: string | null;
  }>`select t.situacao, t.pago_centavos as pago, i.situacao as item, i.motivos, x.data_baixa as dia
    from titulos_pagar t left join remessas_pagar_itens i on i.titulo_id = t.id left join baixas_pagar x on x.id = i.baixa_id where t.id = ${id} order by i.id desc limit 1`.execute(
    s.banco.db,
  );
  return rows[0];
};

/** A centavo by hand. */
const aMao = () => ({
  dataBaixa: hoje,
  contaBancariaId: b.t.contaBancariaId,
  formaPagamentoId: b.t.formaPagamentoId,
  principalCentavos: 1,
});

test('each title says how it would be paid, or why not, and one that does not go stops the file without a gap in the numbers', async () => {
  const [slip, pix, sem, nada] = [
    await umBoleto(1),
    await b.titulo({ fornecedorId: comPix }),
    await b.titulo({ fornecedorId: semDigito }),
    await b.titulo(),
  ];
  const { data } = await pedir('GET', `RemessaPagar/previa?ContaBancariaId=${b.t.contaBancariaId}&Ids=${[slip, pix, sem, nada].join(',')}`);
  const { itens } = data as unknown as { itens: { tituloId: number; modo: string | null; porque: string | null }[] };
  const de = (id: number) => itens.find((i) => i.tituloId === id);
  expect([de(slip)?.modo, de(pix)?.modo, de(sem)?.modo, de(nada)?.modo]).toEqual(['boleto_de_outro', 'pix', null, null]);
  expect([de(sem)?.porque, de(nada)?.porque]).toEqual([expect.stringContaining('hífen'), expect.stringContaining('chave Pix')]);
  expect((await gerar([slip, nada])).code).toBe('TITULO_NAO_SE_ENVIA');
  const { rows } = await sql<{ nsa: number }>`select proximo_nsa as nsa from convenios_pagar`.execute(s.banco.db);
  expect(rows[0]?.nsa).toBe(1);
  const { id, texto } = await enviado([slip]);
  expect(texto.slice(157, 163)).toBe('000001');
  expect((await pedir('GET', `RemessaPagar/${id}/arquivo`)).bruto.toString('latin1')).toBe(texto);
});

test.each([
  ['104', 'Caixa Econômica Federal'],
  ['748', 'Sicredi'],
])(
  'an account of a bank whose payment files are not known (%s) takes no agreement, and the refusal names the bank and the way out',
  async (codigo, nome) => {
    const contaBancariaId = await transacao(s.banco.db, async (tx) => {
      const { rows } = await sql<{ id: number }>`insert into bancos (codigo, nome) values (${codigo}, ${nome})
      on conflict (codigo) do update set nome = excluded.nome returning id`.execute(tx);
      const conta = { nome, tipo: 'banco', bancoId: rows[0]?.id ?? 0, agencia: '1234', numero: '56789', numeroDv: '2' } as const;
      return (await criarContaBancaria(atoDe(tx, fernanda), conta)).id;
    });
    const recusa = await s.pedir('PUT', 'ConvenioPagar', {
      quem: fernanda,
      body: { contaBancariaId, convenio: '123456', formaPagamentoId: b.t.formaPagamentoId, versao: 0 },
    });
    expect(recusa.corpo.error).toMatchObject({ code: 'BANCO_SEM_PAGAMENTO', fields: [{ path: 'contaBancariaId' }] });
    expect(recusa.corpo.error?.message).toContain(`do banco ${nome}. Pague pelo site do banco`);
  },
);

test('an agreement that the bank has no room for is refused, not cut', async () => {
  const contaBancariaId = await transacao(s.banco.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`insert into bancos (codigo, nome) values ('001', 'Banco do Brasil')
      on conflict (codigo) do update set nome = excluded.nome returning id`.execute(tx);
    const numeros = { agencia: '1234', agenciaDv: '3', numero: '56789', numeroDv: '2' };
    const conta = { nome: 'BB pagamentos', tipo: 'banco', bancoId: rows[0]?.id ?? 0, ...numeros } as const;
    return (await criarContaBancaria(atoDe(tx, fernanda), conta)).id;
  });
  const salvar = (convenio: string) =>
    pedir('PUT', 'ConvenioPagar', { contaBancariaId, convenio, formaPagamentoId: b.t.formaPagamentoId, versao: 0 });
  expect((await salvar('1234567890')).code).toBe('CONVENIO_LONGO');
  expect((await salvar('123456789')).status).toBe(200);
});

test('a file that pays by changed bank data leaves only after somebody else looked at it', async () => {
  const titulo = await b.titulo({ fornecedorId: comPix });
  const { data } = await gerar([titulo]);
  const id = Number(data['id']);
  expect(data['conferencia']).toBe('pendente');
  expect((await pedir('GET', `RemessaPagar/${id}/arquivo`)).code).toBe('REMESSA_SEM_CONFERENCIA');
  expect((await pedir('POST', `RemessaPagar/${id}/conferencia`)).code).toBe('CONFERENCIA_DE_QUEM_GEROU');
  await expect(
    sql`insert into remessas_pagar_conferencias (remessa_id, usuario_id, usuario_nome) values (${id}, ${fernanda.usuarioId}, 'x')`.execute(
      s.banco.db,
    ),
  ).rejects.toThrow(/CONFERENCIA_DE_QUEM_GEROU/);
  expect((await pedir('POST', `RemessaPagar/${id}/conferencia`, undefined, paulo)).status).toBe(200);
  expect((await pedir('POST', `RemessaPagar/${id}/conferencia`, undefined, paulo)).code).toBe('REMESSA_JA_CONFERIDA');
  expect((await pedir('GET', `RemessaPagar/${id}/arquivo`)).bruto.toString('latin1')).toContain('vendas@papelaria.example');
});

test('a code swapped after the second person approved keeps the title out of files until it is approved again', async () => {
  await transacao(s.banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(1), versao: 1 }));
  const [antes, depois] = [await umBoleto(90), await umBoleto(91)];
  for (const id of [antes, depois]) {
    const { rows } = await sql<{ id: number }>`select conta_pagar_id as id from titulos_pagar where id = ${id}`.execute(s.banco.db);
    await transacao(s.banco.db, (tx) =>
      decidirConta(atoDe(tx, paulo), { id: rows[0]?.id ?? 0, decisao: 'aprovada', motivo: null, versao: 1 }),
    );
  }
  await transacao(s.banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: null, versao: 2 }));
  const { rows } = await sql<{ versao: number }>`select versao from titulos_pagar where id = ${depois}`.execute(s.banco.db);
  const codigo = montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(0), campoLivre: '1'.repeat(25) });
  expect((await pedir('PUT', `TituloPagar/${depois}/codigo`, { codigo, versao: rows[0]?.versao })).status).toBe(200);
  const { data } = await pedir('GET', `RemessaPagar/previa?ContaBancariaId=${b.t.contaBancariaId}&Ids=${antes},${depois}`);
  expect(data).toMatchObject({ precisaDeOutra: false, itens: [{ modo: expect.any(String) }, { modo: null }] });
  expect((await gerar([antes])).data['conferencia']).toBe('dispensada');
  expect((await gerar([depois])).code).toBe('TITULO_NAO_SE_ENVIA');
});

test('a slip of another amount than is owed, with or without what is withheld, is told and makes the file wait for another person', async () => {
  const titulo = await b.titulo();
  const dizendo = async (aMais: number) => {
    await sql`update titulos_pagar t set codigo = '341917900' || lpad((v.saldo_centavos + ${aMais}::int)::text, 10, '0') || ${'4'.repeat(25)}, codigo_tipo = 'boleto'
      from v_titulo_pagar v where v.id = t.id and t.id = ${titulo}`.execute(s.banco.dono);
    return (await pedir('GET', `RemessaPagar/previa?ContaBancariaId=${b.t.contaBancariaId}&Ids=${titulo}`)).data;
  };
  expect(await dizendo(0)).toMatchObject({ precisaDeOutra: false, itens: [{ outroValorCentavos: null }] });
  expect(await dizendo(1)).toMatchObject({ precisaDeOutra: true, itens: [{ outroValorCentavos: expect.any(Number), porque: null }] });
  expect((await gerar([titulo])).data['conferencia']).toBe('pendente');
});
test('only money that a file sent by the changed data ends the second person: a centavo by hand does not, nor what was reversed', async () => {
  const umPix = () => b.titulo({ fornecedorId: comPix });
  const conferencia = async (titulo: number) => (await gerar([titulo])).data['conferencia'];
  const pago = await umPix();
  expect((await pedir('POST', `TituloPagar/${pago}/baixa`, aMao())).status).toBe(200);
  expect(await conferencia(await umPix())).toBe('pendente');
  const peloArquivo = await umPix();
  const { data } = await gerar([peloArquivo]);
  await pedir('POST', `RemessaPagar/${Number(data['id'])}/conferencia`, undefined, paulo);
  const texto = (await pedir('GET', `RemessaPagar/${Number(data['id'])}/arquivo`)).bruto.toString('latin1');
  const { rows } = await sql<{
    nome: string;
  }>`select identificador as nome from remessas_pagar_itens where titulo_id = ${peloArquivo}`.execute(s.banco.db);
  expect(await receber(texto, { [rows[0]?.nome ?? '']: { codigos: '00' } })).toMatchObject({ aplicadas: 1 });
  expect(await conferencia(await umPix())).toBe('dispensada');
  const { rows: baixas } = await sql<{ id: number }>`select id from baixas_pagar where titulo_id = ${peloArquivo}`.execute(s.banco.db);
  expect((await pedir('POST', `BaixaPagar/${baixas[0]?.id}/estorno`, { motivo: 'O banco devolveu' })).status).toBe(200);
  expect(await conferencia(await umPix())).toBe('pendente');
});

describe('a title in a file', () => {
  test('is neither paid by hand, nor cancelled, nor sent again, until the sending is cancelled', async () => {
    const titulo = await umBoleto(2);
    const { id } = await enviado([titulo]);
    expect((await pedir('POST', `TituloPagar/${titulo}/baixa`, aMao())).code).toBe('TITULO_NO_BANCO');
    expect((await pedir('POST', `TituloPagar/${titulo}/cancelamento`, { motivo: 'Engano', versao: 1 })).code).toBe('TITULO_NO_BANCO');
    expect((await gerar([titulo])).code).toBe('TITULO_NAO_SE_ENVIA');
    await expect(sql`update titulos_pagar set situacao = 'cancelado' where id = ${titulo}`.execute(s.banco.db)).rejects.toThrow(
      /TITULO_NO_BANCO/,
    );
    expect((await pedir('POST', `RemessaPagar/${id}/cancelamento`, { motivo: 'Arquivo não enviado' })).data).toMatchObject({ titulos: 1 });
    expect((await pedir('POST', `RemessaPagar/${id}/cancelamento`, { motivo: 'De novo' })).code).toBe('NADA_NO_BANCO');
    expect((await pedir('POST', `TituloPagar/${titulo}/baixa`, aMao())).status).toBe(200);
  });
  test('and a payment by hand at once: one of them happens', async () => {
    const titulo = await umBoleto(3);
    const [, segundo] = await passoAPasso(
      s.banco.db,
      (tx) =>
        gerarRemessa(
          { ...atoDe(tx, fernanda), servicos: s.servicos },
          { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids: [titulo] },
        ),
      () => transacao(s.banco.db, (tx) => pagarTitulos(atoDe(tx, paulo), { ...aMao(), itens: [itemAPagar(titulo, 1)] })),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NO_BANCO' } });
  });
  test('two files of one agreement take turns, and the second finds it sent', async () => {
    const titulo = await umBoleto(4);
    const pedido = { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids: [titulo] };
    const [, segundo] = await passoAPasso(
      s.banco.db,
      (tx) => gerarRemessa({ ...atoDe(tx, fernanda), servicos: s.servicos }, pedido),
      () => transacao(s.banco.db, (tx) => gerarRemessa({ ...atoDe(tx, paulo), servicos: s.servicos }, pedido)),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_SE_ENVIA' } });
  });
});

describe('the return', () => {
  test('settles what was paid on the bank’s day, frees what was refused with its reason, and keeps what was taken in', async () => {
    const [pago, recusado, aceito] = [await umBoleto(10), await umBoleto(11), await umBoleto(12)];
    const { texto, nomes } = await enviado([pago, recusado, aceito]);
    const [p = '', r = '', a = ''] = nomes;
    const feito = await receber(texto, { [p]: { codigos: '00' }, [r]: { codigos: 'CEAG' }, [a]: { codigos: 'BD' } });
    expect(feito).toMatchObject({ aplicadas: 3, naFila: 0 });
    expect(await estado(pago)).toMatchObject({ situacao: 'pago', pago: 100_001, item: 'pago', dia: hoje });
    expect(await estado(recusado)).toMatchObject({ situacao: 'aberto', item: 'recusado', motivos: ['CE', 'AG'] });
    expect(await estado(aceito)).toMatchObject({ situacao: 'aberto', item: 'enviado' });
    // The same news in another file has no effect; the same bytes are the same import.
    expect((await receber(texto, { [p]: { codigos: '00' }, [r]: { codigos: 'CEAG' }, [a]: { codigos: 'BD' } })).naFila).toBe(0);
    const mesmo = retornoDe(texto, { [p]: { codigos: '00' } }, 900);
    const primeiro = await ler(mesmo);
    expect(await ler(mesmo)).toMatchObject({ id: primeiro['id'], jaExistia: true });
    // Refused, it goes again.
    expect((await enviado([recusado])).nomes).toHaveLength(1);
  });
  test('never drops money: another amount, a closed period, one cancelled, one that nobody sent, an unknown code', async () => {
    const ids = [await umBoleto(20), await umBoleto(21), await umBoleto(22), await umBoleto(23)];
    const [outroValor = 0, , cancelado = 0, estranho = 0] = ids;
    const { texto, nomes } = await enviado(ids.slice(0, 2));
    const depois = await enviado(ids.slice(2));
    await pedir('POST', `RemessaPagar/${depois.id}/cancelamento`, { motivo: 'Banco avisado' });
    const [n1 = '', n2 = ''] = nomes;
    const [n3 = '', n4 = ''] = depois.nomes;
    const um = await receber(texto, { [n1]: { codigos: '00', valor: 100_501 }, [n2]: { codigos: '00', dia: '2026-01-10' } });
    expect(um).toMatchObject({ aplicadas: 0, naFila: 2 });
    const dois = await receber(depois.texto.replaceAll(n4, 'P9990009999999'), {
      [n3]: { codigos: '00' },
      P9990009999999: { codigos: '00' },
    });
    expect(dois).toMatchObject({ aplicadas: 0, naFila: 2 });
    const tres = await receber(texto, { [n1]: { codigos: 'BD' }, [n2]: { codigos: 'ZZ' } });
    const fila = [...um.linhas, ...dois.linhas, ...tres.linhas].filter((l) => l.resultado === 'excecao');
    expect(fila.map((l) => l.mensagem)).toEqual([
      expect.stringContaining('R$ 1.005,01'),
      expect.stringContaining('período'),
      expect.stringContaining('cancelado'),
      expect.stringContaining('nenhum arquivo daqui'),
      expect.stringContaining('ZZ'),
    ]);
    const linha = (identificador: string, de: Linha[]) => de.find((l) => l.identificador === identificador)?.id ?? 0;
    await sql`update pagar_regras set aprovacao_acima_centavos = 100_001`.execute(s.banco.dono); // What is above it is interest too: it has left.
    expect((await pedir('POST', `LinhaRetornoPagar/${linha(n1, um.linhas)}/baixa`, {})).data).toMatchObject({ resultado: 'resolvida' });
    expect(await estado(outroValor)).toMatchObject({ situacao: 'pago', pago: 100_501, item: 'pago' });
    expect((await pedir('POST', `LinhaRetornoPagar/${linha(n1, um.linhas)}/baixa`, {})).code).toBe('LINHA_PAGAR_JA_TRATADA');
    expect((await pedir('POST', `LinhaRetornoPagar/${linha(n3, dois.linhas)}/baixa`, {})).status).toBe(200);
    expect(await estado(cancelado)).toMatchObject({ situacao: 'pago', item: 'pago' });
    const doEstranho = linha('P9990009999999', dois.linhas);
    expect((await pedir('POST', `LinhaRetornoPagar/${doEstranho}/baixa`, {})).code).toBe('ESCOLHA_O_TITULO_PAGO');
    expect((await pedir('POST', `LinhaRetornoPagar/${doEstranho}/baixa`, { tituloId: estranho })).status).toBe(200);
    // Its period is still closed: tried again it waits, with the day of the statement it is settled.
    const fechado = linha(n2, um.linhas);
    expect((await pedir('POST', `LinhaRetornoPagar/${fechado}/nova-tentativa`)).data).toMatchObject({ resultado: 'excecao' });
    expect((await pedir('POST', `LinhaRetornoPagar/${fechado}/baixa`, { dataBaixa: hoje })).status).toBe(200);
    expect(
      (await pedir('POST', `LinhaRetornoPagar/${linha(n2, tres.linhas)}/descarte`, { motivo: 'Banco explicou por telefone' })).data,
    ).toMatchObject({ resultado: 'ignorada' });
  });
  test('that takes a payment back waits; so does a refusal of what it paid', async () => {
    const titulo = await umBoleto(30);
    const { texto, nomes } = await enviado([titulo]);
    const [n = ''] = nomes;
    await receber(texto, { [n]: { codigos: '00' } });
    expect((await receber(texto, { [n]: { codigos: '00', devolucao: true } })).naFila).toBe(1);
    expect((await receber(texto, { [n]: { codigos: 'AN' } })).naFila).toBe(1);
    expect((await receber(texto, { [n]: { codigos: '00', valor: 1 } })).linhas[0]?.mensagem).toContain('outro dia ou valor');
    expect(await estado(titulo)).toMatchObject({ situacao: 'pago', pago: 100_001 });
  });
  test('of a slip of a bank 520 to 529 is of a payment, not of more words to one', async () => {
    const titulo = await umBoleto(50);
    await sql`update titulos_pagar set codigo = '521' || substr(codigo, 4) where id = ${titulo}`.execute(s.banco.dono);
    const { texto, nomes } = await enviado([titulo]);
    expect(await receber(texto, { [nomes[0] ?? '']: { codigos: '00' } })).toMatchObject({ aplicadas: 1, naFila: 0 });
    expect(await estado(titulo)).toMatchObject({ situacao: 'pago', item: 'pago' });
  });
  test('of a code without meaning leaves no title with the bank for ever: a person says that it did not pay', async () => {
    const [titulo, outro, terceiro] = [await umBoleto(60), await umBoleto(61), await umBoleto(62)];
    const { id, texto, nomes } = await enviado([titulo, outro, terceiro]);
    const [n1 = '', n2 = ''] = nomes;
    const { linhas } = await receber(texto, { [n1]: { codigos: 'ZZ' }, [n2]: { codigos: '00', valor: 1 } });
    const recusar = (n: string) =>
      pedir('POST', `LinhaRetornoPagar/${linhas.find((l) => l.identificador === n)?.id}/recusa`, { motivo: 'Gerente: chave errada' });
    expect((await recusar(n2)).code).toBe('LINHA_DIZ_QUE_PAGOU');
    expect((await recusar(n1)).data).toMatchObject({ resultado: 'resolvida' });
    expect((await recusar(n1)).code).toBe('LINHA_PAGAR_JA_TRATADA');
    expect(await estado(titulo)).toMatchObject({ situacao: 'aberto', item: 'recusado', motivos: ['ZZ', 'Gerente: chave errada'] });
    expect((await pedir('POST', `TituloPagar/${titulo}/baixa`, aMao())).status).toBe(200);
    // One title of a file is taken back, the others wait on.
    const { rows } = await sql<{ id: number }>`select id from remessas_pagar_itens where titulo_id = ${terceiro}`.execute(s.banco.db);
    const cancelar = () => pedir('POST', `RemessaPagar/${id}/cancelamento`, { motivo: 'Só este', itemIds: [rows[0]?.id] });
    expect((await cancelar()).data).toMatchObject({ titulos: 1 });
    expect((await cancelar()).code).toBe('ITEM_FORA_DO_BANCO');
    expect([await estado(terceiro), await estado(outro)]).toMatchObject([{ item: 'cancelado' }, { item: 'enviado' }]);
    // A refusal of a Pix is one: nobody has to say so.
    const pix = await umBoleto(63);
    const enviadoPix = await enviado([pix]);
    expect(await receber(enviadoPix.texto, { [enviadoPix.nomes[0] ?? '']: { codigos: 'PJ' } })).toMatchObject({ aplicadas: 1, naFila: 0 });
  });
  test('of another agreement, of collection, cut short, or the file that was sent is refused whole', async () => {
    const { texto, nomes } = await enviado([await umBoleto(40)]);
    const bom = retornoDe(texto, { [nomes[0] ?? '']: { codigos: '00' } }, 950);
    const recusa = async (conteudo: string) => (await mandar(conteudo)).corpo.error?.code;
    expect(await recusa(bom.replaceAll('000000040240', '000000099999'))).toBe('CONVENIO_DO_ARQUIVO');
    expect(await recusa(texto)).toBe('ARQUIVO_E_REMESSA');
    expect(await recusa(bom.split('\r\n').slice(0, 3).join('\r\n'))).toBe('ARQUIVO_SEM_FIM');
    expect(await recusa(bom.replace(/^(.{7})1C20/m, '$11T01'))).toBe('ARQUIVO_NAO_E_RETORNO');
    expect(
      await recusa(
        bom
          .split('\r\n')
          .filter((l) => !l.startsWith('7560001300002'))
          .join('\r\n'),
      ),
    ).toBe('TOTAL_NAO_CONFERE');
  });
});

test('after all of it every invariant holds', async () => {
  await conferirInteireza(s.banco.db);
});

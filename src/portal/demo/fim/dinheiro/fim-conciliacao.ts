import { sql } from 'kysely';
import { lancarLinha, casar, fecharConciliacao } from '#domains/financeiro/caixa/conciliacao/server/oficina.ts';
import { lerExtrato } from '#domains/financeiro/caixa/extratos/server/oficina.ts';
import { criarCategoriaFinanceira } from '#domains/financeiro/cadastros/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';
import { contasBancarias } from '../../plano/registros.ts';

type Grupo = { data: DataCivil; valor: Centavos; palavras: string; ids: number[] };
type Linha = { data: DataCivil; valor: number; palavras: string };

const tarifa = 'TARIFA PACOTE DE SERVICOS';
const rendimento = 'RENDIMENTO APLIC AUTOMATICA';

/** So many days at least wait in the statement that was read this morning, whatever the day of the month. */
const diasAbertos = 8;

/** What the bank says of two months: the one that is over was reconciled and closed, but for its last days where the month is young; the rest was read this morning. */
export async function conciliarOBanco(ato: Ato, base: Base): Promise<void> {
  const conta = contasBancarias.find(({ tipo }) => tipo === 'banco');
  const ultimo = base.periodosFinanceiros.findLast((p) => p.conta === conta?.chave && p.dataFim < ato.hoje);
  if (!conta || !ultimo) return;
  const haDias = somarDias(ato.hoje, -1 - diasAbertos);
  const mes = { dataInicio: ultimo.dataInicio, dataFim: ultimo.dataFim < haDias ? ultimo.dataFim : haDias };
  const contaBancariaId = base.contas[conta.chave];
  const { id: tarifas } = await criarCategoriaFinanceira(ato, { nome: 'Tarifas bancárias', sentido: 'saida' });
  const { id: rendimentos } = await criarCategoriaFinanceira(ato, { nome: 'Rendimentos de aplicação', sentido: 'entrada' });

  const grupos = await gruposDoBanco(ato, contaBancariaId, mes);
  const doBanco = [
    { data: mes.dataFim, valor: -8_990, palavras: tarifa },
    { data: mes.dataFim, valor: 41_237, palavras: rendimento },
  ];
  const saldo = (await saldoEm(ato, contaBancariaId, mes.dataFim)) - 8_990 + 41_237;
  await ler(ato, { ...mes, nome: 'extrato-anterior.ofx', linhas: [...grupos, ...doBanco], saldo });
  await casar(ato, { contaBancariaId, pares: await paresDe(ato, contaBancariaId, grupos) });
  for (const { id, data, descricao } of await pendentes(ato, contaBancariaId))
    await lancarLinha(ato, {
      linhaId: id,
      categoriaId: descricao === tarifa ? tarifas : rendimentos,
      centroCustoId: null,
      historico: descricao === tarifa ? 'Pacote de serviços do banco' : 'Rendimento da aplicação automática',
      dataMovimento: data,
    });
  await fecharConciliacao(ato, { contaBancariaId, ate: mes.dataFim, saldoBancoCentavos: centavos(saldo) });

  const ontem = { dataInicio: somarDias(mes.dataFim, 1), dataFim: somarDias(ato.hoje, -1) };
  const atuais = await gruposDoBanco(ato, contaBancariaId, ontem);
  await ler(ato, {
    ...ontem,
    nome: 'extrato-atual.ofx',
    linhas: [...atuais, { data: ontem.dataFim, valor: -8_990, palavras: tarifa }],
    saldo: (await saldoEm(ato, contaBancariaId, ontem.dataFim)) - 8_990,
  });
}

/** How the bank would write what the books have: what came by one method on one day in one line, what was entered or paid one by one in its own. */
async function gruposDoBanco({ tx }: Ato, contaBancariaId: number, dias: { dataInicio: DataCivil; dataFim: DataCivil }): Promise<Grupo[]> {
  const { rows } =
    await sql<Grupo>`select l.data_movimento as data, sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end)::bigint as valor,
      json_agg(l.id order by l.id) as ids,
      case when count(*) = 1 then upper(f_busca(left(min(l.historico), 60))) else 'LIQUIDACAO ' || upper(f_busca(coalesce(min(f.nome), 'COBRANCA'))) || ' QTD ' || count(*) end as palavras
    from v_lancamento_financeiro l left join v_forma_pagamento f on f.id = l.forma_pagamento_id
    where l.conta_bancaria_id = ${contaBancariaId} and l.data_movimento between ${dias.dataInicio}::date and ${dias.dataFim}::date
    group by l.data_movimento, l.forma_pagamento_id, l.sentido, case when l.forma_pagamento_id is null or l.origem_tipo like 'pagamento%' then l.id end
    order by 1, min(l.id)`.execute(tx);
  return rows;
}

async function ler(
  ato: Ato,
  {
    dataInicio,
    dataFim,
    nome,
    linhas,
    saldo,
  }: { dataInicio: DataCivil; dataFim: DataCivil; nome: string; linhas: readonly Linha[]; saldo: number },
): Promise<void> {
  const conta = contasBancarias.find(({ tipo }) => tipo === 'banco');
  const dia = (data: DataCivil): string => `${data.replaceAll('-', '')}120000[-3:BRT]`;
  const reais = (valor: number): string =>
    `${valor < 0 ? '-' : ''}${Math.trunc(Math.abs(valor) / 100)}.${String(Math.abs(valor) % 100).padStart(2, '0')}`;
  const conteudo = [
    'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n',
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${conta?.banco ?? ''}<BRANCHID>${conta?.agencia ?? ''}`,
    `<ACCTID>${conta?.numero ?? ''}-${conta?.numeroDv ?? ''}</BANKACCTFROM><BANKTRANLIST><DTSTART>${dia(dataInicio)}<DTEND>${dia(dataFim)}`,
    ...linhas.map(
      (l) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia(l.data)}<TRNAMT>${reais(l.valor)}<MEMO>${l.palavras.replaceAll(/[<&]/g, ' ')}</STMTTRN>`,
    ),
    `</BANKTRANLIST><LEDGERBAL><BALAMT>${reais(saldo)}<DTASOF>${dia(dataFim)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  ].join('\r\n');
  await lerExtrato(ato, { upload: { fileName: nome, conteudo: Buffer.from(conteudo) } });
}

type Pendente = { id: number; data: DataCivil; valor: Centavos; descricao: string };
async function pendentes({ tx }: Ato, contaBancariaId: number): Promise<Pendente[]> {
  const { rows } = await sql<Pendente>`select l.id, l.data, coalesce(l.valor_centavos, 0) as valor, l.descricao from v_linha_de_extrato l
    where l.conta_bancaria_id = ${contaBancariaId} and l.conciliacao_id is null order by l.id`.execute(tx);
  return rows;
}

/** Each line beside the movements that it was written from. */
async function paresDe(
  ato: Ato,
  contaBancariaId: number,
  grupos: readonly Grupo[],
): Promise<{ linhaIds: number[]; lancamentoIds: number[] }[]> {
  const porPalavras = Map.groupBy(await pendentes(ato, contaBancariaId), (l) => `${l.data} ${l.valor} ${l.descricao.trim()}`);
  return grupos.flatMap(({ data, valor, palavras, ids }) => {
    const linha = porPalavras.get(`${data} ${valor} ${palavras.replaceAll(/[<&]/g, ' ').replaceAll(/\s+/g, ' ').trim()}`)?.shift();
    return linha ? [{ linhaIds: [linha.id], lancamentoIds: ids }] : [];
  });
}

async function saldoEm({ tx }: Ato, contaBancariaId: number, dia: DataCivil): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`select c.saldo_inicial_centavos + coalesce((
      select sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end) from v_lancamento_financeiro l
      where l.conta_bancaria_id = c.id and l.data_movimento <= ${dia}::date), 0)::bigint as saldo
    from v_conta_bancaria c where c.id = ${contaBancariaId}`.execute(tx);
  return rows[0]?.saldo ?? 0;
}

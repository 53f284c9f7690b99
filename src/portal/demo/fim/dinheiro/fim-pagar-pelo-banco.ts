import { sql } from 'kysely';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { dadosDoFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import { arquivoDaRemessa, gerarRemessa, salvarConvenio } from '#domains/financeiro/pagar/remessas/server/oficina.ts';
import { aplicarRetorno, lerRetorno } from '#domains/financeiro/pagar/retornos/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { proximoDiaUtil, somarDias } from '#shared/datas.ts';
import type { Base } from '../../base/base.ts';

/** Slips of suppliers, whose codes say amounts of their own. */
const boletos = [
  { descricao: 'Sistema de câmeras', codigo: '34191.10121 34567.880058 71234.570001 6 16670000012345', valor: 12_345, dito: '00' },
  { descricao: 'Dedetização', codigo: '10490.05505 77222.133348 77777.777713 4 32420000032112', valor: 32_112, dito: 'CE' },
] as const;

/**
 * An agreement with the bank; a file of two slips, of which its return paid one and refused the other; and a file to a supplier whose bank
 * data are new, which waits for somebody else.
 */
export async function pagarPeloBanco(ato: Ato, direcao: Ato, { base, servicos }: { base: Base; servicos: Servicos }): Promise<void> {
  const { tx, hoje } = ato;
  const contaBancariaId = base.contas.banco;
  const convenio = {
    contaBancariaId,
    convenio: '001234567',
    formaPagamentoId: base.formas.pix,
    homologacao: false,
    ativo: true,
    versao: 0,
  };
  await salvarConvenio(direcao, convenio);
  const { rows } = await sql<{
    id: number;
    categoria: number;
  }>`select id, coalesce(categoria_financeira_id, 0) as categoria from v_fornecedor where documento = '60701190000104'`.execute(tx);
  const [fornecedor] = rows;
  if (!fornecedor) return;
  const comprar = async (descricao: string, valorCentavos: number, codigo: string | null): Promise<number> => {
    const rateio = [{ categoriaFinanceiraId: fornecedor.categoria, centroCustoId: null, valorCentavos }];
    const vence = { dataEmissao: somarDias(hoje, -5), primeiroVencimento: somarDias(hoje, 9) };
    const conta = {
      fornecedorId: fornecedor.id,
      descricao,
      valorCentavos,
      codigo,
      contaBancariaId,
      formaPagamentoId: base.formas.pix,
      rateio,
      ...vence,
    };
    return (await criarConta(ato, conta)).titulos[0]?.id ?? 0;
  };
  const dataPagamento = proximoDiaUtil(hoje, 'bancario');
  const ids: number[] = [];
  for (const { descricao, valor, codigo } of boletos) ids.push(await comprar(descricao, valor, codigo));
  const { id } = await gerarRemessa({ ...ato, servicos }, { contaBancariaId, dataPagamento, ids });
  await responder({ ...ato, servicos }, id);
  const banco = { bancoCodigo: '001', agencia: '3456-7', conta: '98765-4', chavePix: 'contas@marajo.example' };
  const { dados, chaveId } = servicos.cifra.fechar(JSON.stringify(banco), `fornecedor.banco:${fornecedor.id}`);
  const fechado = { cifrado: dados.toString('base64'), chave: chaveId };
  const quem = direcao.quem;
  await dadosBancariosEmVigor(ato, dadosDoFornecedor, { alvoId: fornecedor.id, dados: fechado, pedidaHa: 4, aprovadaPor: quem });
  const gas = await comprar('Gás de cozinha', 68_900, null);
  await gerarRemessa({ ...ato, servicos }, { contaBancariaId, dataPagamento, ids: [gas] });
}

/** The bank's answer, as it would send it today: the file itself, each slip with its code. */
async function responder(ato: Ato & { servicos: Servicos }, remessaId: number): Promise<void> {
  const { corpo } = await arquivoDaRemessa({ db: ato.tx, servicos: ato.servicos }, remessaId);
  const linhas = corpo.toString('latin1').split('\r\n').slice(0, -1);
  const hoje = ato.hoje.split('-').toReversed().join('');
  let n = 0;
  const texto = linhas.map((linha) => {
    if (linha[7] === '0') return `${linha.slice(0, 142)}2${linha.slice(143)}`;
    if (linha[7] !== '3' || linha[13] !== 'J' || linha.slice(17, 19) === '52') return linha;
    const dito = boletos[n]?.dito ?? 'BD';
    n += 1;
    return `${linha.slice(0, 144)}${hoje}${linha.slice(152, 230)}${dito.padEnd(10)}`;
  });
  const conteudo = Buffer.from(texto.map((linha) => `${linha}\r\n`).join(''), 'latin1');
  const { id } = await lerRetorno(ato, { fileName: 'PGT-RETORNO.RET', tipo: 'text/plain', conteudo });
  await aplicarRetorno(ato, id);
}

import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { fimPassado, rotulosDeMovimento, saldoFinal } from '../movimentos.ts';
import { type ContextoDoExtrato, obterExtrato, type PedidoDeExtrato } from './extrato.ts';

const dinheiro = (valor: number): string => formatarValor(centavos(valor));

/** The statement as a PDF for the family, in Portuguese: the same lines and figures as the screen. */
export async function extratoEmPdf(contexto: ContextoDoExtrato, pedido: PedidoDeExtrato): Promise<Arquivo> {
  const { db, hoje } = contexto;
  const extrato = await obterExtrato(contexto, pedido);
  const { resumo } = extrato;
  const fim = fimPassado(pedido.fim, hoje);
  const documento = new DocumentoPdf({
    escola: await lerEscola(db),
    titulo: 'Extrato financeiro',
    referencia: formatarData(hoje),
    criadoEm: `${hoje}T12:00:00Z`,
  });
  const reais = (valor: number): string => formatarReais(centavos(valor));
  documento.campos([
    ...(extrato.pagador
      ? [['Responsável', `${extrato.pagador.nome}${extrato.pagador.cpf ? ` – CPF ${formatarCpf(extrato.pagador.cpf)}` : ''}`] as const]
      : []),
    ...(extrato.aluno ? [['Aluno', extrato.aluno.nome] as const] : []),
    ['Período', `${pedido.inicio ? formatarData(pedido.inicio) : 'do início'} a ${formatarData(pedido.fim ?? hoje)}`],
    ...(fim === null ? [] : [[`Saldo em ${formatarData(fim)}`, reais(saldoFinal(extrato))] as const]),
    [
      fim === null ? 'Em aberto' : `Em aberto hoje (${formatarData(hoje)})`,
      `${reais(resumo.saldoCentavos)} em ${resumo.abertos} ${resumo.abertos === 1 ? 'título' : 'títulos'}; vencido ${reais(resumo.vencidoCentavos)}`,
    ],
    ['Devido hoje', reais(resumo.devidoHojeCentavos)],
    [fim === null ? 'Crédito disponível' : 'Crédito disponível hoje', reais(resumo.creditoCentavos)],
  ]);
  documento.tabela({
    colunas: [
      { titulo: 'Data', peso: 11 },
      { titulo: 'Movimento', peso: 16 },
      { titulo: 'Título', peso: 14 },
      { titulo: 'Referente a', peso: 27 },
      { titulo: 'Recebido', peso: 11, direita: true },
      { titulo: 'Valor', peso: 11, direita: true },
      { titulo: 'Saldo', peso: 12, direita: true },
    ],
    linhas: [
      ...(pedido.inicio ? [['', 'Saldo anterior', '', '', '', '', dinheiro(extrato.saldoAnteriorCentavos)]] : []),
      ...extrato.movimentos.map((m) => [
        formatarData(m.data),
        `${rotuloDe(rotulosDeMovimento, m.tipo, 'br')}${m.reciboNumero === null ? '' : ` (recibo ${m.reciboNumero})`}`,
        m.numero,
        m.alunoNome && !extrato.aluno ? `${m.descricao} – ${m.alunoNome}` : m.descricao,
        m.dinheiroCentavos === 0 ? '' : dinheiro(m.dinheiroCentavos),
        dinheiro(m.valorCentavos),
        dinheiro(m.saldoCentavos),
      ]),
    ],
  });
  documento.paragrafo('Saldo é o principal em aberto; multa e juros são calculados na data do pagamento.', { tamanho: 8.5 });
  return { nome: `extrato-${hoje}.pdf`, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}

import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { usePausado } from '#platform/web/use-pausado.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { mensagemDe } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { dizeresDoCodigo } from '../../codigos/outro-valor.ts';
import { textosPagar } from '../../texts.ts';
import { contasApi } from '../api.ts';
import { previaDaConta, type novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();
type Previa = RespostaCliente<typeof contasApi.preverConta>;

/** What the bill that is being typed will become, as the server reckons it: installments or months, and why this much is withheld. */
export function PreviaDaConta() {
  const t = useTextos(textosPagar);
  const digitada = {
    fornecedorId: useValor(campo('fornecedorId')),
    dataEmissao: useValor(campo('dataEmissao')),
    valorCentavos: useValor(campo('valorCentavos')),
    parcelas: useValor(campo('parcelas')),
    primeiroVencimento: useValor(campo('primeiroVencimento')),
    impostos: (useValor(campo('impostos')) ?? []).filter((imposto) => imposto?.nome),
    meses: useValor(campo('meses')),
  };
  const codigo = useValor(campo('codigo'));
  const lido = previaDaConta.safeParse(usePausado(digitada, 400));
  const body = lido.success ? lido.data : { fornecedorId: 0, dataEmissao: '', valorCentavos: 0, primeiroVencimento: '' };
  const consulta = useConsulta(contasApi.preverConta, { body }, { ativa: lido.success, manterAnterior: true });
  if (!lido.success) return null;
  if (consulta.error) return <p role="status">{mensagemDe(consulta.error)}</p>;
  const { data } = consulta;
  if (!data) return null;
  const outroValor = outroValorDaConta(codigo, data);
  const repete = lido.data.meses > 1;
  if (data.parcelas.length === 1 && data.passos.length === 0 && !data.aguardaAprovacao && outroValor === null) return null;
  return (
    <section aria-label={t('oQueSera')} aria-live="polite">
      <h3>{t('oQueSera')}</h3>
      {outroValor && <p className="consequencia">{t('codigoDeOutroValor', outroValor)}</p>}
      {data.aguardaAprovacao && <p className="consequencia">{t('aguardaSegunda')}</p>}
      <Tabela
        legenda={t('oQueSera')}
        colunas={[t(repete ? 'mes' : 'parcela'), t('vencimento'), t('valorBruto'), t('retido'), t('valorLiquido')]}
        numericas={[2, 3, 4]}
        cartao={{ titulo: 1, valor: 4, apoio: 0 }}
        linhas={data.parcelas.map((p) => ({
          chave: p.parcela,
          celulas: [
            `${p.parcela}/${data.parcelas.length}`,
            formatarData(p.dataVencimento),
            formatarValor(p.brutoCentavos),
            formatarValor(p.retidoCentavos),
            formatarValor(p.valorCentavos),
          ],
        }))}
      />
      {data.passos.length > 0 && (
        <details>
          <summary>{t('porQue')}</summary>
          <ul>
            {data.passos.map((passo) => (
              <li key={`${passo.nome} ${passo.parcela ?? ''}`}>
                <Passo passo={passo} repete={repete} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What the code of a bill states and what its first title will owe, where they differ. */
function outroValorDaConta(digitado: string | null | undefined, { parcelas: [primeira] }: Previa): { valor: string; saldo: string } | null {
  if (!primeira) return null;
  const { valorCentavos: saldoCentavos, retidoCentavos } = primeira;
  const { outroValorCentavos: valor } = dizeresDoCodigo(digitado ?? null, { saldoCentavos, retidoCentavos }, hojeNaEscola());
  return valor === null ? null : { valor: formatarReais(valor), saldo: formatarReais(saldoCentavos) };
}

function Passo({ passo, repete }: { passo: Previa['passos'][number]; repete: boolean }) {
  const t = useTextos(textosPagar);
  const nome = passo.parcela === null ? passo.nome : `${passo.nome}, ${t(repete ? 'noMes' : 'naParcela', { n: passo.parcela })}`;
  if (passo.resultado === 'simples') return t('passoSimples', { nome });
  const valor = formatarReais(passo.valorCentavos);
  if (passo.resultado === 'abaixo_do_minimo') return t('passoMinimo', { nome, valor, minimo: formatarReais(passo.minimoCentavos) });
  return t('passoRetido', {
    nome,
    valor,
    base: formatarReais(passo.baseCentavos),
    aliquota: decimalCurto(passo.aliquota),
    data: formatarData(passo.dataFato),
    vencimento: formatarData(passo.dataVencimento),
  });
}

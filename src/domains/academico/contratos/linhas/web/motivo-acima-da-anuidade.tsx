import { camposDe, CampoTexto, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { anuidadeDe, isDoAno, passaDaAnuidade, somaDaAnuidade, somaDigitada } from '../valor-digitado.ts';
import { parcelasDigitadas, valorLido } from './linhas.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';
import type { novoContratoEsquema } from '../esquemas.ts';

const campo = camposDe<typeof novoContratoEsquema>();

/**
 * Asks why, as soon as what is typed without a price, tuition and enrollment fee together, or these with what a contract that ended charged,
 * pass what a year of the course costs; the figures say which.
 */
export function MotivoAcimaDaAnuidade({ opcoes: { precos, jaCobrado } }: { opcoes: OpcoesDasLinhas }) {
  const t = useTextos(textosContrato);
  const digitados = useValor(campo('precos')) ?? [];
  const descontos = useValor(campo('descontos')) ?? [];
  const anuidade = anuidadeDe(precos);
  if (anuidade === null) return null;
  const tipos = new Map(precos.map(({ id, tipo }) => [id, tipo]));
  const linhas = digitados.map(({ precoId, valorCentavos }) => ({
    precoId: typeof precoId === 'number' ? precoId : null,
    tipo: (typeof precoId === 'number' ? tipos.get(precoId) : null) ?? null,
    valorCentavos: valorLido(valorCentavos),
  }));
  const [contratada, digitada] = [somaDaAnuidade(linhas), somaDigitada(linhas)];
  const cobrado = jaCobrado?.somaCentavos ?? 0;
  const comOsDeAntes = somaDoAno(linhas, parcelasDigitadas(digitados, descontos), cobrado);
  const acima = passaDaAnuidade(linhas, anuidade) || contratada > anuidade;
  if (!acima && (cobrado === 0 || comOsDeAntes <= anuidade)) return null;
  const dica = acima
    ? t('motivoAcimaDaAnuidadeDica', {
        soma: formatarReais(digitada > anuidade ? digitada : contratada),
        anuidade: formatarReais(anuidade),
      })
    : t('motivoJaCobradoDica', {
        contratos: jaCobrado?.contratos.join(', ') ?? '',
        cobrado: formatarReais(centavos(cobrado)),
        soma: formatarReais(comOsDeAntes),
        anuidade: formatarReais(anuidade),
      });
  return <CampoTexto nome={campo('motivoAcimaDaAnuidade')} rotulo={t('motivoAcimaDaAnuidade')} colunas={12} maximo={300} dica={dica} />;
}

function somaDoAno(
  linhas: readonly { precoId: number | null; tipo: string | null }[],
  parcelas: ReturnType<typeof parcelasDigitadas>,
  cobrado: number,
): Centavos {
  const doAno = parcelas.filter((p) => isDoAno(linhas[p.precoIndice] ?? { precoId: null, tipo: null }));
  return centavos(doAno.reduce((soma, p) => soma + p.valorCentavos - p.descontoIncondicionalCentavos, cobrado));
}

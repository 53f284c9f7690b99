import { CampoTexto, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosContrato } from '../texts.ts';
import { anuidadeDe, passaDaAnuidade, somaDigitada } from '../valor-digitado.ts';
import type { PrecoDigitado } from './linhas.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';

/** Asks why, as soon as what is typed without a price passes what a year of the course costs; the figures say which. */
export function MotivoAcimaDaAnuidade({ precos }: Pick<OpcoesDasLinhas, 'precos'>) {
  const t = useTextos(textosContrato);
  const digitados = (useValor('precos') as PrecoDigitado[] | undefined) ?? [];
  const linhas = digitados.map(({ precoId, valorCentavos }) => ({ precoId: precoId || null, valorCentavos }));
  const anuidade = anuidadeDe(precos);
  if (anuidade === null || !passaDaAnuidade(linhas, anuidade)) return null;
  return (
    <CampoTexto
      nome="motivoAcimaDaAnuidade"
      rotulo={t('motivoAcimaDaAnuidade')}
      colunas={12}
      maximo={300}
      dica={t('motivoAcimaDaAnuidadeDica', { soma: formatarReais(somaDigitada(linhas)), anuidade: formatarReais(anuidade) })}
    />
  );
}

import { CampoTexto, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosContrato } from '../texts.ts';
import { anuidadeDe, passaDaAnuidade, somaDaAnuidade, somaDigitada } from '../valor-digitado.ts';
import type { PrecoDigitado } from './linhas.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';

/** Asks why, as soon as what is typed without a price, or tuition and enrollment fee together, pass what a year of the course costs; the figures say which. */
export function MotivoAcimaDaAnuidade({ precos }: Pick<OpcoesDasLinhas, 'precos'>) {
  const t = useTextos(textosContrato);
  const digitados = (useValor('precos') as PrecoDigitado[] | undefined) ?? [];
  const linhas = digitados.map(({ precoId, valorCentavos }) => ({ precoId: precoId || null, valorCentavos }));
  const anuidade = anuidadeDe(precos);
  const tipos = new Map(precos.map(({ id, tipo }) => [id, tipo]));
  const contratada = somaDaAnuidade(linhas.map(({ precoId, valorCentavos }) => ({ tipo: tipos.get(precoId ?? 0) ?? null, valorCentavos })));
  const digitada = somaDigitada(linhas);
  if (anuidade === null || (!passaDaAnuidade(linhas, anuidade) && contratada <= anuidade)) return null;
  return (
    <CampoTexto
      nome="motivoAcimaDaAnuidade"
      rotulo={t('motivoAcimaDaAnuidade')}
      colunas={12}
      maximo={300}
      dica={t('motivoAcimaDaAnuidadeDica', {
        soma: formatarReais(digitada > anuidade ? digitada : contratada),
        anuidade: formatarReais(anuidade),
      })}
    />
  );
}

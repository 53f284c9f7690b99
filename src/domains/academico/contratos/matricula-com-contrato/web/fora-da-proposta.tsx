import { Button } from '@mantine/core';
import { camposDe, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { valorLido } from '#domains/academico/contratos/linhas/web/door.tsx';
import { textosMatriculaComContrato } from '../texts.ts';
import { foraDaProposta } from './proposta.ts';
import { useContratoDigitado, useEntrada, useOpcoesDaMatricula } from './usar-opcoes.ts';
import type { esquemaMatriculaComContrato } from '../esquemas.ts';

const campo = camposDe<typeof esquemaMatriculaComContrato>();

/** Lines changed by hand that do not follow the day of entry: said with both figures, and the proposal offered. */
export function ForaDaProposta() {
  const t = useTextos(textosMatriculaComContrato);
  const { definir } = useFormulario();
  const { opcoes, ano } = useOpcoesDaMatricula();
  const { precos } = useContratoDigitado();
  const entrada = useEntrada(ano);
  if (!opcoes || ano === null) return null;
  const fora = foraDaProposta(precos, opcoes.precos, entrada.ano, entrada.dataMatricula);
  if (fora.length === 0) return null;
  const usar = (): void => {
    const propostas = new Map(fora.map(({ indice, proposta }) => [indice, proposta]));
    definir(
      campo('precos'),
      precos.map((linha, i) => propostas.get(i) ?? linha),
    );
  };
  return (
    <div role="note" className="consequencia">
      {fora.map(({ indice, linha, proposta }) => (
        <p key={indice}>
          {t('foraDaProposta', {
            preco: linha.descricao ?? '',
            entrada: formatarData(entrada.dataMatricula),
            parcelas: linha.parcelas ?? 0,
            valor: formatarReais(valorLido(linha.valorCentavos) ?? centavos(0)),
            propostas: proposta.parcelas,
            proposto: formatarReais(proposta.valorCentavos),
          })}
        </p>
      ))}
      <Button type="button" variant="default" size="xs" onClick={usar}>
        {t('usarProposta')}
      </Button>
    </div>
  );
}

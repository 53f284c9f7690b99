import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { aPartirDaEntrada, type EntradaDoAluno } from '../entrada-tardia.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import type { OpcoesDasLinhas } from './opcoes.ts';
import type { novoContratoEsquema } from '../esquemas.ts';

const campo = camposDe<typeof novoContratoEsquema>();

/** Says why who enters in the middle of the year is proposed less than the whole price. */
export function AvisoDeEntradaTardia({ precos, entrada }: { precos: OpcoesDasLinhas['precos']; entrada: EntradaDoAluno }) {
  const t = useTextos(textosContrato);
  const linhas = useValor(campo('precos')) ?? [];
  const cortes = linhas.flatMap(({ precoId }) => {
    const preco = precos.find((p) => p.id === precoId);
    if (!preco) return [];
    const { cortadas, parcelas, valorCentavos } = aPartirDaEntrada(preco, entrada.ano, entrada.dataMatricula);
    return cortadas === 0 ? [] : [{ preco, cortadas, parcelas, valorCentavos }];
  });
  return (
    <>
      {cortes.map(({ preco, cortadas, parcelas, valorCentavos }) => (
        <p key={preco.id} role="note" className="consequencia">
          {t('entradaTardia', {
            n: cortadas,
            preco: preco.descricao,
            entrada: formatarData(entrada.dataMatricula),
            parcelas,
            de: preco.parcelas,
            valor: formatarReais(valorCentavos),
            cheio: formatarReais(centavos(preco.valorCentavos)),
          })}
        </p>
      ))}
    </>
  );
}

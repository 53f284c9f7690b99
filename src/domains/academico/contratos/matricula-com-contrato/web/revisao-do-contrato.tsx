import { AvisoDeEntradaTardia } from '#domains/academico/contratos/linhas/web/door.tsx';
import { ForaDaProposta } from './fora-da-proposta.tsx';
import { ParcelasDecididas } from './parcelas-decididas.tsx';
import { useContratoDigitado, useEntrada, useOpcoesDaMatricula } from './usar-opcoes.ts';

/** The installments in the review, under what was said about them on the way. */
export function RevisaoDoContrato() {
  const { opcoes, ano } = useOpcoesDaMatricula();
  const { semContrato } = useContratoDigitado();
  const entrada = useEntrada(ano);
  if (semContrato) return null;
  return (
    <>
      {opcoes && ano !== null && <AvisoDeEntradaTardia precos={opcoes.precos} entrada={entrada} />}
      <ForaDaProposta />
      <ParcelasDecididas />
    </>
  );
}

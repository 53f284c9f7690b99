import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { CamposDescontos } from '#domains/academico/contratos/linhas/web/door.tsx';
import { textosMatriculaComContrato } from '../texts.ts';
import { useContratoDigitado, useOpcoesDaMatricula } from './usar-opcoes.ts';

/** The discounts of the family, each on a price of the contract that comes next. */
export function PassoDescontos() {
  const t = useTextos(textosMatriculaComContrato);
  const { escolhidos, opcoes, erro, tentarDeNovo } = useOpcoesDaMatricula();
  const { semContrato } = useContratoDigitado();
  return (
    <>
      <p>{semContrato ? t('semContrato') : escolhidos ? t('descontosTexto') : t('escolhaCurso')}</p>
      {erro && <EstadoErro erro={erro} tentarDeNovo={tentarDeNovo} />}
      {escolhidos && !opcoes && !erro && <Esqueleto linhas={3} />}
      {!semContrato && opcoes && <CamposDescontos opcoes={opcoes} />}
    </>
  );
}

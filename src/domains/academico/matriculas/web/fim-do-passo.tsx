import { Button } from '@mantine/core';
import { useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { textosMatricula } from '../texts.ts';
import estilo from './matricula.module.css';

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as BuscaDeTela }) };

/** Back and on, at the foot of a step: each leads to the first field of the other step, or to the review. */
export function FimDoPasso({ anterior, proximo }: { anterior?: string; proximo: string | { passo: string } }) {
  const t = useTextos(textosMatricula);
  const { focar } = useFormulario();
  const [, mudarBusca] = useBusca<BuscaDeTela>(leitor);
  return (
    <div className={estilo.passos}>
      {anterior === undefined ? (
        <span />
      ) : (
        <Button variant="default" onClick={() => focar(anterior)}>
          {t('voltar')}
        </Button>
      )}
      <Button variant="light" onClick={() => (typeof proximo === 'string' ? focar(proximo) : mudarBusca(proximo))}>
        {t('continuar')}
      </Button>
    </div>
  );
}

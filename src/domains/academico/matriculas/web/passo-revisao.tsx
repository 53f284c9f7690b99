import { useTextos } from '#platform/web/i18n.tsx';
import { BotaoSalvar, useFormulario } from '#platform/web/formulario/index.ts';
import { Cartao } from '#platform/web/pagina.tsx';
import { Button } from '@mantine/core';
import { textosMatricula } from '../texts.ts';
import { FatosDecididos } from './decidido.tsx';
import estilo from './matricula.module.css';

/** Everything on one page before it is written. */
export function PassoRevisao({ formulario }: { formulario: string }) {
  const t = useTextos(textosMatricula);
  const { focar } = useFormulario();
  return (
    <>
      <Cartao titulo={t('confira')}>
        <FatosDecididos completos />
      </Cartao>
      <div className={estilo.passos}>
        <Button variant="default" onClick={() => focar('anoLetivoId')}>
          {t('voltar')}
        </Button>
        <BotaoSalvar formulario={formulario} rotulo={t('matricular')} />
      </div>
    </>
  );
}

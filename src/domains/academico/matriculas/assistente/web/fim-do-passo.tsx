import { Button } from '@mantine/core';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import estilo from '#domains/academico/matriculas/web/matricula.module.css';
import { usePasso } from './use-passo.ts';

/** Back, and on or enroll: the acts of the wizard, at the foot of a step, within reach of whoever has just filled it in. */
export function FimDoPasso({ formulario }: { formulario: string }) {
  const t = useTextos(textosMatricula);
  const { indice, ultimo, continuar, voltar } = usePasso();
  return (
    <div className={estilo.passos}>
      {indice > 0 ? (
        <Button variant="default" onClick={voltar}>
          {t('voltar')}
        </Button>
      ) : (
        <span />
      )}
      {/* Keys of their own: the same button turned into a submit during its click would send the form. */}
      {!ultimo ? (
        <Button key="continuar" onClick={continuar}>
          {t('continuar')}
        </Button>
      ) : (
        <BotaoSalvar key="matricular" formulario={formulario} rotulo={t('matricular')} />
      )}
    </div>
  );
}

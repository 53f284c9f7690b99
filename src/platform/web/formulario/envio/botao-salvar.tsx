import { Button } from '@mantine/core';
import { horaNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import estilo from '../formulario.module.css';
import { useSituacao } from './situacao.ts';
import { textosFormulario } from '../texts.ts';

type Props = {
  /** Id of the form; the page's only form needs none. */
  formulario?: string;
  rotulo?: string;
  /** "default" where another act is the main one of the page ("Ativar contrato"). */
  variante?: 'filled' | 'default';
  /** Something ends or is deleted by it: an act, of which nothing is "not saved" before. */
  perigo?: boolean;
  desabilitado?: boolean;
};

/** The save button, wherever it stands on the page, with what is saved and what is not beside it. */
export function BotaoSalvar({ formulario = 'formulario', rotulo, variante = 'filled', perigo = false, desabilitado = false }: Props) {
  const t = useTextos(textosFormulario);
  const { alterado, enviando, salvoEm, somenteLeitura } = useSituacao(formulario);
  const aviso = enviando ? t('salvando') : alterado ? t('naoSalvo') : salvoEm ? t('salvoAs', { hora: horaNaEscola(salvoEm) }) : '';
  if (somenteLeitura) return null;
  return (
    <>
      <span role="status" className={estilo.situacao}>
        {!perigo && aviso}
      </span>
      <Button
        type="submit"
        form={formulario}
        variant={variante}
        color={perigo ? 'red' : undefined}
        disabled={desabilitado}
        loading={enviando}
        title="Ctrl+Enter"
        aria-keyshortcuts="Control+Enter"
      >
        {rotulo ?? t('salvar')}
      </Button>
    </>
  );
}

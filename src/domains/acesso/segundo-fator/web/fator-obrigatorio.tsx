import { useTextos } from '#platform/web/i18n.tsx';
import { useIrParaSaida } from '#platform/web/sessao/saida.ts';
import { textosSegundoFator } from '../texts.ts';
import estilo from '#domains/acesso/web/entrada.module.css';
import { LigarSegundoFator } from './ligar-segundo-fator.tsx';
import { Moldura } from '#domains/acesso/web/moldura.tsx';

/** Stands in the place of the whole portal while a profile's demand for a second factor is not met. */
export default function FatorObrigatorio({ aoConcluir }: { aoConcluir: () => void }) {
  const t = useTextos(textosSegundoFator);
  const sair = useIrParaSaida();
  return (
    <Moldura
      titulo={t('obrigatorioTitulo')}
      texto={t('obrigatorioTexto')}
      pe={
        <button type="button" className={estilo.elo} onClick={sair}>
          {t('sair')}
        </button>
      }
    >
      <LigarSegundoFator aoConcluir={aoConcluir} />
    </Moldura>
  );
}

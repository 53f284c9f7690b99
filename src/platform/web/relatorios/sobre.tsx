import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { PainelSuspenso } from '../janelas/painel-suspenso.tsx';
import tabela from '../tabela/tabela.module.css';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

/** How the figures of a report are to be read, beside its name: opened by who asks, always there on paper. */
export function SobreORelatorio({ relatorio }: { relatorio: Relatorio }) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  return (
    <>
      <PainelSuspenso
        largura={420}
        botao={(props) => (
          <button type="button" className={`${tabela.botaoTexto} ${estilo.comoLer}`} {...props}>
            <IconHelpCircle size={16} aria-hidden />
            {t('comoLer')}
          </button>
        )}
      >
        {() => <p className={estilo.sobre}>{relatorio.sobre[idioma]}</p>}
      </PainelSuspenso>
      <p className={estilo.sobreNoPapel}>{relatorio.sobre[idioma]}</p>
    </>
  );
}

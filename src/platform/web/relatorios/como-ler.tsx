import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { useTextos } from '../i18n.tsx';
import { PainelSuspenso } from '../janelas/painel-suspenso.tsx';
import tabela from '../tabela/tabela.module.css';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

/** How figures are to be read, beside the name of what shows them: opened by who asks, always there on paper. */
export function ComoLer({ texto }: { texto: string }) {
  const t = useTextos(textosRelatorio);
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
        {() => <p className={estilo.sobre}>{texto}</p>}
      </PainelSuspenso>
      <p className={estilo.sobreNoPapel}>{texto}</p>
    </>
  );
}

import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useTextos } from '#platform/web/i18n.tsx';
import { alternarColuna, colunasPadrao, mesmasColunas, moverColuna } from '../colunas.ts';
import { Painel } from './painel.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';

type Props = {
  colunas: readonly { chave: string; titulo: string; oculta?: boolean }[];
  visiveis: readonly string[];
  aoMudar: (visiveis: readonly string[] | null) => void;
};

/** Which columns the list shows, and in what order. */
export function MenuColunas({ colunas, visiveis, aoMudar }: Props) {
  const t = useTextos(textosTabela);
  const todas = colunas.map((coluna) => coluna.chave);
  const ordenadas = [...visiveis, ...todas.filter((chave) => !visiveis.includes(chave))];
  const doChooser = ordenadas.flatMap((chave) => colunas.find((coluna) => coluna.chave === chave) ?? []);
  return (
    <Painel
      rotulo={
        <>
          {t('colunas')} <IconChevronDown size={14} aria-hidden />
        </>
      }
      nome={t('colunas')}
      alinhamento="fim"
      largura={280}
    >
      {() => (
        <>
          <ul className={estilo.lista}>
            {doChooser.map(({ chave, titulo }) => {
              const posicao = visiveis.indexOf(chave);
              const mover = (passo: -1 | 1) => aoMudar(moverColuna(visiveis, chave, passo));
              return (
                <li key={chave} className={estilo.linhaDeColuna}>
                  <label className={estilo.opcao}>
                    <input type="checkbox" checked={posicao >= 0} onChange={() => aoMudar(alternarColuna(todas, visiveis, chave))} />
                    {titulo}
                  </label>
                  {posicao >= 0 && (
                    <span>
                      <button
                        type="button"
                        className={estilo.botaoIcone}
                        aria-label={t('moverAntes', { coluna: titulo })}
                        disabled={posicao === 0}
                        onClick={() => mover(-1)}
                      >
                        <IconChevronUp size={16} aria-hidden />
                      </button>
                      <button
                        type="button"
                        className={estilo.botaoIcone}
                        aria-label={t('moverDepois', { coluna: titulo })}
                        disabled={posicao === visiveis.length - 1}
                        onClick={() => mover(1)}
                      >
                        <IconChevronDown size={16} aria-hidden />
                      </button>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          {!mesmasColunas(visiveis, colunasPadrao(colunas)) && (
            <button type="button" className={estilo.botaoTexto} onClick={() => aoMudar(null)}>
              {t('restaurarColunas')}
            </button>
          )}
        </>
      )}
    </Painel>
  );
}

import { useId, useState } from 'react';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import { useTextos } from '../../i18n.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { Opcao } from '../tipos.ts';

type Props = {
  rotulo: string;
  opcoes: readonly Opcao[];
  marcados: readonly string[];
  multipla?: boolean;
  aoMudar: (marcados: readonly string[]) => void;
  /** A single choice made with the mouse is final; arrows only try it. */
  aoConcluir?: () => void;
};
const LISTA_LONGA = 9;

/** A closed list, applied as it is ticked. Long lists get a box that narrows them. */
export function EditorOpcoes({ rotulo, opcoes, marcados, multipla, aoMudar, aoConcluir }: Props) {
  const t = useTextos(textosTabela);
  const grupo = useId();
  const [termo, setTermo] = useState('');
  const visiveis = opcoes.filter((opcao) => combinaComBusca(opcao.rotulo, termo));
  const escolher = (valor: string) => {
    if (!multipla) aoMudar([valor]);
    else aoMudar(marcados.includes(valor) ? marcados.filter((item) => item !== valor) : [...marcados, valor]);
  };
  return (
    <fieldset className={estilo.opcoes}>
      <legend>{rotulo}</legend>
      {opcoes.length > LISTA_LONGA && (
        <input
          type="search"
          className={estilo.entrada}
          aria-label={t('digiteParaBuscar')}
          placeholder={t('digiteParaBuscar')}
          value={termo}
          data-autofocus
          onChange={(evento) => setTermo(evento.currentTarget.value)}
        />
      )}
      <div className={estilo.rolagem}>
        {visiveis.map((opcao) => (
          <label key={opcao.valor} className={estilo.opcao}>
            <input
              type={multipla ? 'checkbox' : 'radio'}
              name={grupo}
              checked={marcados.includes(String(opcao.valor))}
              onChange={() => escolher(String(opcao.valor))}
              onClick={(evento) => {
                // Arrow keys also "click" a radio, with no mouse behind it.
                if (!multipla && evento.detail > 0) aoConcluir?.();
              }}
            />
            {opcao.rotulo}
          </label>
        ))}
        {visiveis.length === 0 && <p className={estilo.suave}>{t('nadaEncontrado')}</p>}
      </div>
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { useBuscaAssincrona } from '#platform/web/formulario/campos/use-busca-assincrona.ts';
import { useTextos } from '../../i18n.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { Buscar } from '../tipos.ts';

type Props = { rotulo: string; buscar: Buscar; aoEscolher: (valor: string) => void };

/** A filter by a record: type to find, arrows to move, Enter to choose. */
export function EditorBusca({ rotulo, buscar, aoEscolher }: Props) {
  const t = useTextos(textosTabela);
  const lista = useId();
  const [termo, setTermo] = useState('');
  const [ativo, setAtivo] = useState(0);
  const { opcoes, buscando, falhou } = useBuscaAssincrona(buscar, termo, true);
  const idDe = (i: number) => `${lista}-${i}`;
  const mover = (passo: number) => setAtivo(opcoes.length === 0 ? 0 : (ativo + passo + opcoes.length) % opcoes.length);
  const escolhida = opcoes[ativo];
  return (
    <div className={estilo.editor}>
      <input
        role="combobox"
        className={estilo.entrada}
        aria-label={rotulo}
        aria-expanded="true"
        aria-controls={lista}
        aria-activedescendant={escolhida ? idDe(ativo) : undefined}
        aria-autocomplete="list"
        placeholder={t('digiteParaBuscar')}
        value={termo}
        maxLength={200}
        data-autofocus
        onChange={(evento) => {
          setTermo(evento.currentTarget.value);
          setAtivo(0);
        }}
        onKeyDown={(evento) => {
          if (evento.key === 'ArrowDown') mover(1);
          else if (evento.key === 'ArrowUp') mover(-1);
          else if (evento.key === 'Enter' && escolhida && !buscando) aoEscolher(String(escolhida.valor));
          else return;
          evento.preventDefault();
        }}
      />
      <div id={lista} role="listbox" aria-label={rotulo} className={estilo.rolagem}>
        {opcoes.map((opcao, i) => (
          <button
            key={opcao.valor}
            id={idDe(i)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={i === ativo}
            className={estilo.itemDeLista}
            onMouseEnter={() => setAtivo(i)}
            onMouseDown={(evento) => evento.preventDefault()}
            onClick={() => aoEscolher(String(opcao.valor))}
          >
            {opcao.rotulo}
            {opcao.detalhe && <small>{opcao.detalhe}</small>}
          </button>
        ))}
      </div>
      <p role="status" className={estilo.suave}>
        {falhou ? t('buscaFalhou') : buscando ? t('carregando') : opcoes.length === 0 ? t('nadaEncontrado') : ''}
      </p>
    </div>
  );
}

import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ResultadoDeBusca } from '#platform/web/buscas.ts';
import { abrirPainel, paineisDaConta } from '#platform/web/sessao/conta.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/janela.tsx';
import { useIrParaSaida } from '#platform/web/sessao/saida.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoDaPaleta, acoesDaPaleta } from './paleta-acoes.ts';
import './buscas-da-paleta.ts';
import { type GrupoDaPaleta, telasDaPaleta, useRegistros } from './paleta-busca.ts';
import { useMudarIdioma, useTema } from '../casca/preferencias.tsx';
import { textosAcoes } from './texts-acoes.ts';
import { textosPortal } from '../texts.ts';
import '#platform/web/estilos/paleta.css';

/** The command palette: screens and actions at once, records of the rooms as they answer. Arrows choose, Enter opens, Esc closes. */
export default function Paleta({ aoFechar, mostrarAtalhos }: { aoFechar: () => void; mostrarAtalhos: () => void }) {
  const t = useTextos(textosPortal);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const router = useRouter();
  const id = useId();
  const sair = useIrParaSaida();
  const { escuro, mudarTema } = useTema();
  const mudarIdioma = useMudarIdioma();
  const [termo, setTermo] = useState('');
  const esperado = usePausado(termo);
  const [escolhido, setEscolhido] = useState(0);
  const registros = useRegistros(esperado, idioma, pode);
  const telas: GrupoDaPaleta = {
    chave: 'telas',
    titulo: t('paletaTelas'),
    resultados: telasDaPaleta(termo, idioma, pode),
    buscando: false,
    falhou: false,
  };
  const acoes: GrupoDaPaleta = {
    chave: 'acoes',
    titulo: textosAcoes.acoes[idioma],
    resultados: acoesDaPaleta(
      termo,
      { idioma, escuro, paineis: paineisDaConta(), pode },
      {
        abrir: (href) => router.history.push(href),
        painel: abrirPainel,
        mudarTema,
        mudarIdioma: () => mudarIdioma(idioma === 'br' ? 'en' : 'br'),
        mostrarAtalhos,
        sair,
      },
    ),
    buscando: false,
    falhou: false,
  };
  const imediatos: readonly string[] = [telas.chave, acoes.chave];
  const grupos = [telas, acoes, ...registros].filter(({ resultados, falhou, buscando }) => resultados.length > 0 || falhou || buscando);
  // Records that answer an older text wait for their own: whoever types fast would open somebody else.
  const todos = grupos.flatMap(({ chave, resultados, buscando: procura }) =>
    resultados.map((resultado, indice) => ({
      ...resultado,
      id: `${id}-${chave}-${indice}`,
      velho: !imediatos.includes(chave) && (procura || termo !== esperado),
    })),
  );
  const atual = Math.min(escolhido, Math.max(0, todos.length - 1));
  const buscando = registros.some((grupo) => grupo.buscando) || termo !== esperado;

  const escolher = (opcao: ResultadoDeBusca | AcaoDaPaleta) => {
    aoFechar();
    if ('fazer' in opcao) opcao.fazer();
    else router.history.push(opcao.href);
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
    if (passo !== undefined && todos.length > 0) {
      evento.preventDefault();
      setEscolhido((atual + passo + todos.length) % todos.length);
    }
    const alvo = todos[atual];
    if (evento.key === 'Enter' && alvo && !alvo.velho && !evento.nativeEvent.isComposing) {
      evento.preventDefault();
      escolher(alvo);
    }
  };

  return (
    <Janela aberta titulo={t('paletaTitulo')} tituloOculto aoFechar={aoFechar} className="paleta">
      <input
        className="paleta-campo"
        data-foco
        role="combobox"
        aria-expanded={todos.length > 0}
        aria-controls={`${id}-lista`}
        aria-activedescendant={todos[atual]?.id}
        aria-autocomplete="list"
        aria-label={t('paletaTitulo')}
        placeholder={t('paletaCampo')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={termo}
        onChange={(evento) => {
          setTermo(evento.currentTarget.value);
          setEscolhido(0);
        }}
        onKeyDown={aoTeclar}
      />
      <div className="paleta-lista" role="listbox" id={`${id}-lista`} aria-label={t('paletaTitulo')}>
        {grupos.map((grupo) => (
          <div key={grupo.chave} role="group" aria-labelledby={`${id}-${grupo.chave}`}>
            <div className="paleta-grupo" id={`${id}-${grupo.chave}`}>
              {grupo.titulo}
              {grupo.falhou && ` · ${t('paletaFalhou')}`}
            </div>
            {grupo.resultados.map((resultado, indice) => {
              const idOpcao = `${id}-${grupo.chave}-${indice}`;
              return (
                <Opcao
                  key={idOpcao}
                  id={idOpcao}
                  ativa={todos[atual]?.id === idOpcao}
                  rotulo={resultado.rotulo}
                  detalhe={resultado.detalhe}
                  aoEscolher={() => escolher(resultado)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {todos.length === 0 && <p className="paleta-nada">{buscando ? t('paletaBuscando') : t('paletaNada', { termo })}</p>}
      <p className="so-leitor" role="status">
        {buscando ? '' : t('paletaResultados', { n: todos.length })}
      </p>
    </Janela>
  );
}

type PropsOpcao = { id: string; ativa: boolean; rotulo: string; detalhe: string | undefined; aoEscolher: () => void };

function Opcao({ id, ativa, rotulo, detalhe, aoEscolher }: PropsOpcao) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ativa) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ativa]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard chooses through the field's aria-activedescendant
    <div ref={ref} id={id} role="option" tabIndex={-1} aria-selected={ativa} className="paleta-opcao" onClick={aoEscolher}>
      <span>{rotulo}</span>
      {detalhe !== undefined && <span className="paleta-detalhe">{detalhe}</span>}
    </div>
  );
}

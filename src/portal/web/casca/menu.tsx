import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Tela, type TelaId, telaPorId } from '#catalog/telas.ts';
import '#platform/web/estilos/menu.css';
import { guardarLocal, lerLocal } from '#platform/web/armazem.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useTelaAtual } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { nomeDaSecao } from '#platform/web/texts.ts';
import { AchadasNoMenu, CampoDoMenu } from './menu-busca.tsx';
import { abertosDeInicio, alternado, type GrupoDoMenu, gruposDoMenu, partesDe } from './menu-grupos.ts';
import { ListaDoMenu, TituloDoMenu, type Vista } from './menu-item.tsx';
import { useMenuPessoal } from './menu-pessoal.ts';
import { MenuRecolhido } from './menu-recolhido.tsx';
import { textosMenu } from './texts-menu.ts';
import { textosPortal } from '../texts.ts';

const ABERTOS = 'menu';
const FIXADAS = 'meu:fixadas';
const RECENTES = 'meu:recentes';
const CAMPO = 'campo';

type Recolhido = { recolhido: boolean; mudar: (recolhido: boolean) => void };

/** The screens that the user may open: found by typing, pinned, opened last, and by section. What stands open is remembered in this browser. */
export function Menu({ recolher, aoIr }: { recolher?: Recolhido; aoIr?: () => void }) {
  const { pode } = useSessao();
  const atual = useTelaAtual();
  const grupos = useMemo(() => gruposDoMenu(pode), [pode]);
  const { fixadas, recentes, alternar: alternarFixada } = useMenuPessoal();
  const [escolhidos, setEscolhidos] = useState(lerEscolhidos);
  const [termo, setTermo] = useState('');
  const recolhido = recolher?.recolhido === true;
  const base = useId();
  const focar = useRef<string | null>(null);
  const doAtual = atual ? partesDe(grupos, atual) : [];
  const abertos = escolhidos ?? [FIXADAS, ...abertosDeInicio(grupos, atual)];
  const movida = useRef<TelaId | null>(null);
  const vista: Vista = {
    atual,
    fixadas,
    alternarFixada: (tela) => {
      movida.current = tela;
      alternarFixada(tela);
    },
  };

  // A screen that was followed ends the search that found it.
  const [buscadaEm, setBuscadaEm] = useState(atual);
  if (buscadaEm !== atual) {
    setBuscadaEm(atual);
    setTermo('');
  }
  // The icon that was pressed is gone: the keyboard goes on at what it stood for.
  useEffect(() => {
    if (focar.current !== null) document.getElementById(focar.current)?.focus();
    focar.current = null;
  });
  // A pin that was pressed moves to another list, or out of all: the keyboard goes with it, or to the field that finds it.
  useEffect(() => {
    const noPino = document.activeElement?.matches(`[data-pino="${movida.current}"]`) === true;
    if (movida.current === null || noPino) return;
    if (document.activeElement === document.body)
      (document.querySelector<HTMLElement>(`[data-pino="${movida.current}"]`) ?? document.getElementById(`${base}-${CAMPO}`))?.focus();
    movida.current = null;
  });

  const abrir = (novos: readonly string[]): void => {
    guardarLocal(ABERTOS, novos.join(','));
    setEscolhidos(novos);
  };
  const expandir = (secao: string | null): void => {
    recolher?.mudar(false);
    focar.current = `${base}-${secao ?? CAMPO}`;
    if (secao !== null && !abertos.includes(secao)) abrir([...abertos, secao]);
  };
  return (
    <>
      {/* One place in both shapes: the button that changes them keeps the focus. */}
      <div className={recolhido ? undefined : 'menu-topo'}>
        {!recolhido && <CampoDoMenu aoIr={aoIr} termo={termo} aoMudar={setTermo} id={`${base}-${CAMPO}`} />}
        {recolher && <BotaoRecolher recolher={recolher} />}
      </div>
      {recolhido ? (
        <MenuRecolhido grupos={grupos} ativas={doAtual} aoExpandir={expandir} />
      ) : termo.trim() !== '' ? (
        <AchadasNoMenu termo={termo} vista={vista} />
      ) : (
        <>
          <Inicio ativo={atual?.id === 'dashboard'} />
          <Minhas fixadas={fixadas} recentes={recentes} abertos={abertos} abrir={abrir} vista={vista} />
          {grupos.map((grupo) => (
            <SecaoDoMenu
              key={grupo.secao}
              id={`${base}-${grupo.secao}`}
              grupo={grupo}
              abertos={abertos}
              abrir={abrir}
              doAtual={doAtual}
              vista={vista}
            />
          ))}
        </>
      )}
    </>
  );
}

function lerEscolhidos(): readonly string[] | null {
  const guardado = lerLocal(ABERTOS);
  return guardado === null ? null : guardado.split(',').filter((parte) => parte !== '');
}

function BotaoRecolher({ recolher: { recolhido, mudar } }: { recolher: Recolhido }) {
  const t = useTextos(textosMenu);
  const Icone = recolhido ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const rotulo = t(recolhido ? 'expandir' : 'recolher');
  return (
    <button
      type="button"
      className="menu-recolher"
      aria-label={rotulo}
      title={rotulo}
      aria-expanded={!recolhido}
      onClick={() => mudar(!recolhido)}
    >
      <Icone size={18} aria-hidden />
    </button>
  );
}

function Inicio({ ativo }: { ativo: boolean }) {
  const t = useTextos(textosPortal);
  return (
    <ul className="menu-secao">
      <li>
        <Elo tela="dashboard" data-menu className="menu-item" aria-current={ativo ? 'page' : undefined}>
          {t('inicio')}
        </Elo>
      </li>
    </ul>
  );
}

type Aberturas = { abertos: readonly string[]; abrir: (abertos: readonly string[]) => void; vista: Vista };

/** What the person pinned and opened last, of what they may still open. */
function Minhas({ fixadas, recentes, abertos, abrir, vista }: Aberturas & { fixadas: readonly TelaId[]; recentes: readonly TelaId[] }) {
  const t = useTextos(textosMenu);
  const { pode } = useSessao();
  const listas: [string, 'fixadas' | 'recentes', Tela[]][] = [
    [FIXADAS, 'fixadas', fixadas.filter((tela) => pode(tela, 'visualizar')).map(telaPorId)],
    // Where one is, one need not go.
    [RECENTES, 'recentes', recentes.filter((tela) => tela !== vista.atual?.id && pode(tela, 'visualizar')).map(telaPorId)],
  ];
  return listas
    .filter(([, , telas]) => telas.length > 0)
    .map(([chave, nome, telas]) => {
      const aberto = abertos.includes(chave);
      // Pinned and recent stand open side by side: neither is a part of the other.
      const alternar = () => abrir(aberto ? abertos.filter((outra) => outra !== chave) : [...abertos, chave]);
      return (
        <div key={chave}>
          <TituloDoMenu aberto={aberto} ativo={false} alternar={alternar} rotulo={t(nome)} />
          {aberto && <ListaDoMenu telas={telas} vista={vista} rotulo={t(nome)} />}
        </div>
      );
    });
}

type PropsSecao = Aberturas & { id: string; grupo: GrupoDoMenu; doAtual: readonly string[] };

function SecaoDoMenu({ id, grupo, abertos, abrir, doAtual, vista }: PropsSecao) {
  const { idioma } = useIdioma();
  const { secao, itens, partes } = grupo;
  const nome = nomeDaSecao(secao, idioma);
  const titulo = (chave: string, rotulo: string, sub: boolean) => (
    <TituloDoMenu
      id={chave === secao ? id : undefined}
      sub={sub}
      aberto={abertos.includes(chave)}
      ativo={doAtual.includes(chave)}
      alternar={() => abrir(alternado(abertos, chave))}
      rotulo={rotulo}
    />
  );
  return (
    <div>
      {titulo(secao, nome, false)}
      {abertos.includes(secao) && itens.length > 0 && <ListaDoMenu telas={itens} vista={vista} rotulo={nome} />}
      {abertos.includes(secao) &&
        partes.map((parte) => (
          <div key={parte.chave}>
            {titulo(parte.chave, parte.titulo[idioma], true)}
            {abertos.includes(parte.chave) && <ListaDoMenu sub telas={parte.telas} vista={vista} rotulo={parte.titulo[idioma]} />}
          </div>
        ))}
    </div>
  );
}

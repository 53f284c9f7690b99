import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useMemo, useState } from 'react';
import type { Tela } from '#catalog/telas.ts';
import { guardarLocal, lerLocal } from '#platform/web/armazem.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useTelaAtual } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { nomeDaSecao } from '#platform/web/texts.ts';
import { abertosDeInicio, gruposDoMenu, itemDoMenu, partesDe } from './menu-grupos.ts';
import { textosPortal } from '../texts.ts';

const CHAVE = 'menu';

/** The screens that the user may open, by section. Which sections stand open is remembered in this browser. */
export function Menu() {
  const t = useTextos(textosPortal);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const atual = useTelaAtual();
  const grupos = useMemo(() => gruposDoMenu(pode), [pode]);
  const [escolhidos, setEscolhidos] = useState(lerEscolhidos);
  const doAtual = atual ? partesDe(grupos, atual) : [];
  const abertos = escolhidos ?? abertosDeInicio(grupos, atual);
  const aberto = (parte: string) => abertos.includes(parte);

  const alternar = (parte: string) => {
    const novos = aberto(parte) ? abertos.filter((outra) => outra !== parte) : [...abertos, parte];
    guardarLocal(CHAVE, novos.join(','));
    setEscolhidos(novos);
  };

  return (
    <>
      <ul className="menu-secao">
        <Item tela={null} ativo={atual?.id === 'dashboard'} rotulo={t('inicio')} />
      </ul>
      {grupos.map(({ secao, itens, relatorios }) => (
        <div key={secao}>
          <Titulo
            aberto={aberto(secao)}
            ativo={doAtual.includes(secao)}
            alternar={() => alternar(secao)}
            rotulo={nomeDaSecao(secao, idioma)}
          />
          {aberto(secao) && <Lista telas={itens} atual={atual} />}
          {aberto(secao) && relatorios.length > 0 && (
            <>
              <Titulo
                sub
                aberto={aberto(`${secao}:relatorios`)}
                ativo={doAtual.includes(`${secao}:relatorios`)}
                alternar={() => alternar(`${secao}:relatorios`)}
                rotulo={t('relatorios')}
              />
              {aberto(`${secao}:relatorios`) && <Lista sub telas={relatorios} atual={atual} />}
            </>
          )}
        </div>
      ))}
    </>
  );
}

function lerEscolhidos(): readonly string[] | null {
  const guardado = lerLocal(CHAVE);
  return guardado === null ? null : guardado.split(',').filter((parte) => parte !== '');
}

function Titulo({
  aberto,
  ativo,
  alternar,
  rotulo,
  sub = false,
}: {
  aberto: boolean;
  ativo: boolean;
  alternar: () => void;
  rotulo: string;
  sub?: boolean;
}) {
  return (
    <button
      type="button"
      className={`menu-titulo ${sub ? 'menu-subtitulo' : ''} ${ativo && !aberto ? 'menu-titulo-ativo' : ''}`}
      aria-expanded={aberto}
      onClick={alternar}
    >
      {rotulo}
      <IconChevronRight size={14} aria-hidden />
    </button>
  );
}

function Lista({ telas, atual, sub = false }: { telas: readonly Tela[]; atual: Tela | null; sub?: boolean }) {
  const { idioma } = useIdioma();
  return (
    <ul className={`menu-secao ${sub ? 'menu-sub' : ''}`}>
      {telas.map((tela) => (
        <Item key={tela.id} tela={tela} ativo={atual !== null && itemDoMenu(atual) === tela.id} rotulo={tela.titulo[idioma]} />
      ))}
    </ul>
  );
}

function Item({ tela, ativo, rotulo }: { tela: Tela | null; ativo: boolean; rotulo: string }) {
  return (
    <li>
      <Elo tela={tela?.id ?? 'dashboard'} className="menu-item" aria-current={ativo ? 'page' : undefined}>
        {rotulo}
      </Elo>
    </li>
  );
}

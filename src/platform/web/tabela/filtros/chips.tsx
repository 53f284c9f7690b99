import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { descreverValor } from './filtros.ts';
import { Painel } from '../barra/painel.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { Filtro, ValoresFiltro, ValorFiltro } from '../tipos.ts';
import { emTexto } from '#platform/web/formulario/campos/em-texto.ts';

// Editors come with the first open filter: the list paints without them.
const EditorFiltro = lazy(() => import('../editores/editor-filtro.tsx'));

type Props = {
  filtros: readonly Filtro[];
  valores: ValoresFiltro;
  aoMudar: (chave: string, valor: ValorFiltro | null) => void;
  aoLimpar: (() => void) | null;
};

/** Filter chips: active ones filled, pinned ones in outline, the rest under "+ filtro". */
export function Chips({ filtros, valores, aoMudar, aoLimpar }: Props) {
  const t = useTextos(textosTabela);
  const [aberto, setAberto] = useState<string | null>(null);
  const visiveis = filtros.filter(({ chave, fixo }) => fixo || chave in valores || chave === aberto);
  const guardados = filtros.filter((filtro) => !visiveis.includes(filtro));
  const chips = visiveis.map((filtro) => (
    <Chip
      key={filtro.chave}
      filtro={filtro}
      valor={valores[filtro.chave] ?? null}
      aberto={aberto === filtro.chave}
      aoAbrir={(abrir) => setAberto(abrir ? filtro.chave : null)}
      aoMudar={(valor) => aoMudar(filtro.chave, valor)}
    />
  ));
  return (
    <div className={estilo.chips}>
      {chips.slice(0, -1)}
      {/* Where the row is too narrow, what goes on in the next line goes together. */}
      <div className={estilo.chipsJuntos}>
        {chips.at(-1)}
        {guardados.length > 0 && (
          <Painel rotulo={t('maisFiltro')} classe={estilo.chip}>
            {(fechar) => (
              <ul className={estilo.lista}>
                {guardados.map((filtro) => (
                  <li key={filtro.chave}>
                    <button
                      type="button"
                      className={estilo.itemDeLista}
                      onClick={() => {
                        fechar();
                        setAberto(filtro.chave);
                      }}
                    >
                      {filtro.rotulo}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Painel>
        )}
        {aoLimpar && (
          <button type="button" className={estilo.botaoTexto} onClick={aoLimpar}>
            {t('limparFiltros')}
          </button>
        )}
      </div>
    </div>
  );
}

type PropsChip = {
  filtro: Filtro;
  valor: ValorFiltro | null;
  aberto: boolean;
  aoAbrir: (aberto: boolean) => void;
  aoMudar: (valor: ValorFiltro | null) => void;
};

function Chip({ filtro, valor, aberto, aoAbrir, aoMudar }: PropsChip) {
  const t = useTextos(textosTabela);
  const nome = t('editarFiltro', { rotulo: filtro.rotulo });
  const rotulo: ReactNode = valor === null ? filtro.rotulo : <ValorDoChip filtro={filtro} valor={valor} />;
  return (
    <span className={valor === null ? estilo.chipVazio : filtro.obrigatorio ? estilo.chipAtivoSo : estilo.chipAtivo}>
      <Painel
        rotulo={rotulo}
        nome={valor === null ? nome : undefined}
        classe={estilo.chipCorpo}
        aberto={aberto}
        aoMudar={aoAbrir}
        largura={280}
      >
        {(fechar) => (
          <Suspense fallback={<p role="status">{t('carregando')}</p>}>
            <EditorFiltro filtro={filtro} valor={valor} aoMudar={aoMudar} aoFechar={fechar} />
          </Suspense>
        )}
      </Painel>
      {valor !== null && !filtro.obrigatorio && (
        <button
          type="button"
          className={estilo.chipRemover}
          aria-label={t('removerFiltro', { rotulo: filtro.rotulo })}
          onClick={() => aoMudar(null)}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** "Situação: Aberto, Parcial". A value of an async search that came by address asks for its name once. */
export function ValorDoChip({ filtro, valor }: { filtro: Filtro; valor: ValorFiltro }) {
  const { idioma } = useIdioma();
  const nomear = filtro.tipo === 'busca' ? filtro.rotuloDe : undefined;
  const { data } = useQuery({
    queryKey: ['rotulo-de-filtro', filtro.chave, emTexto(valor)],
    queryFn: ({ signal }) => (nomear ? nomear(emTexto(valor), signal) : emTexto(valor)),
    enabled: nomear !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {filtro.rotulo}: {data ?? descreverValor(filtro, valor, idioma)}
    </>
  );
}

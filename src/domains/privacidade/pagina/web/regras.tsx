import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, EstadoErro, Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { consentimentosApi } from '#domains/pessoas/consentimentos/api.ts';
import { guardasLegais } from '#domains/privacidade/guardas.ts';
import { regrasDePrivacidadeApi as api } from '#domains/privacidade/regras/api.ts';
import { textosPrivacidade } from '../texts.ts';
import type { Mudanca } from './mudar-regra.tsx';

const MudarRegra = lazy(() => import('./mudar-regra.tsx'));

/** What the law asks, as data: purposes and their texts, how long what is kept, who answers. */
export default function Regras({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPrivacidade);
  const { idioma } = useIdioma();
  const edita = useSessao().pode('privacidade', 'editar');
  const regras = useConsulta(api.obterRegras, {});
  const finalidades = useConsulta(consentimentosApi.listarFinalidades, {});
  const [aberta, setAberta] = useState<Mudanca | null>(null);
  const erro = regras.error ?? finalidades.error;
  if (erro && !regras.data) return <EstadoErro erro={erro} tentarDeNovo={() => void regras.refetch()} />;
  if (!regras.data || !finalidades.data) return <Esqueleto linhas={10} />;
  const { guardas, configuracao: c } = regras.data;
  const mudar = (rotulo: string, mudanca: Mudanca) =>
    edita ? (
      <Button size="compact-xs" variant="default" aria-label={`${t('mudar')}: ${rotulo}`} onClick={() => setAberta(mudanca)}>
        {t('mudar')}
      </Button>
    ) : null;
  return (
    <Pagina abas={abas} acoes={edita && <Button onClick={() => setAberta({ tipo: 'finalidade' })}>{t('novaFinalidade')}</Button>}>
      <Cartao titulo={t('finalidades')}>
        <Tabela
          legenda={t('finalidades')}
          colunas={[t('finalidade'), t('texto'), t('consentiram'), '']}
          numericas={[2]}
          cartao={{ titulo: 0, acoes: 3 }}
          linhas={finalidades.data.itens.map((f) => ({
            chave: f.id,
            celulas: [f.nome, f.texto, f.emVigor, mudar(f.nome, { tipo: 'texto', finalidade: f })],
          }))}
        />
      </Cartao>
      <Cartao titulo={t('guardas')}>
        <Tabela
          legenda={t('guardas')}
          colunas={[t('guarda'), t('anos'), t('fonte'), '']}
          cartao={{ titulo: 0, acoes: 3 }}
          linhas={guardas.map((g) => {
            const rotulo = rotuloDe(guardasLegais, g.guarda, idioma);
            return { chave: g.id, celulas: [rotulo, g.anos ?? t('paraSempre'), g.fonte, mudar(rotulo, { tipo: 'guarda', guarda: g })] };
          })}
        />
      </Cartao>
      <Cartao titulo={t('encarregado')}>
        <FatosEmColunas
          fatos={[
            [t('encarregadoNome'), c.encarregadoNome ?? '—'],
            [t('encarregadoEmail'), c.encarregadoEmail ?? '—'],
            [t('diasUteisIncidente'), c.diasUteisIncidente],
            [t('diasResposta'), c.diasResposta],
          ]}
        />
        {mudar(t('encarregado'), { tipo: 'configuracao', configuracao: c })}
      </Cartao>
      <Suspense fallback={null}>{aberta && <MudarRegra mudanca={aberta} aoFechar={() => setAberta(null)} />}</Suspense>
    </Pagina>
  );
}

import { type ReactNode, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartoes, Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import estilo from '../../web/pagar.module.css';
import { SituacaoDoPagar } from '../../web/rotulos.tsx';
import { recolhimentosApi as api } from '../api.ts';
import { DIAS_DE_RECOLHER } from '../planejar.ts';
import { textosRecolhimento } from '../texts.ts';
import { ComoSePaga } from './como-se-paga.tsx';
import { Externos } from './externos.tsx';
import { JaRecolhido } from './ja-recolhido.tsx';
import { type ARecolher, chaveDoGrupo, type GrupoARecolher, mesEmTexto, nomeDoImposto } from './rotulos.ts';

/** What was withheld and is to be handed over, made into payables by hand; what waits to be offset; what was handed over. */
export function Recolhimentos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosRecolhimento);
  const { pode } = useSessao();
  const consulta = useConsulta(api.obterARecolher, {});
  // None is chosen until somebody says so: what was paid elsewhere would be paid twice.
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set());
  const dados = consulta.data;
  const [gera, marca] = [pode('contas-pagar', 'criar'), pode('contas-pagar-baixar-titulo', 'criar')];
  const podeEscolher = (g: GrupoARecolher): boolean => g.encerrado && (marca || (gera && g.fornecedorId !== null));
  const escolhidos = dados?.grupos.filter((g) => podeEscolher(g) && marcados.has(chaveDoGrupo(g))) ?? [];
  const trocar = (chave: string): void =>
    setMarcados((antes) => new Set(antes.has(chave) ? [...antes].filter((c) => c !== chave) : [...antes, chave]));
  return (
    <Pagina abas={abas}>
      <p>{t('aRecolherTexto')}</p>
      {consulta.error && !dados && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!dados && !consulta.error && <Esqueleto linhas={8} />}
      {dados && dados.grupos.length === 0 && <EstadoVazio titulo={t('nadaARecolher')} texto={t('nadaARecolherTexto')} />}
      {dados && dados.grupos.length > 0 && (
        <>
          <Cartoes
            numeros={[
              { rotulo: t('total'), valor: formatarReais(somar(dados.grupos.map((g) => g.valorCentavos))) },
              {
                rotulo: t('logo', { dias: DIAS_DE_RECOLHER }),
                valor: formatarReais(dados.logo.valorCentavos),
                ...(dados.logo.vencido ? { tom: 'perigo' as const } : {}),
              },
            ]}
          />
          <Grupos grupos={dados.grupos} escolhidos={new Set(escolhidos.map(chaveDoGrupo))} podeEscolher={podeEscolher} aoTrocar={trocar} />
        </>
      )}
      {dados && escolhidos.length > 0 && marca && <JaRecolhido grupos={escolhidos} />}
      {dados && escolhidos.length > 0 && gera && escolhidos.every((g) => g.fornecedorId !== null) && (
        <ComoSePaga grupos={escolhidos} habitual={dados.habitual} />
      )}
      {dados && dados.aCompensar.length > 0 && <ACompensar itens={dados.aCompensar} />}
      {dados && dados.recolhidos.length > 0 && <Recolhidos itens={dados.recolhidos} />}
      {dados && dados.externos.length > 0 && <Externos itens={dados.externos} />}
    </Pagina>
  );
}

type PropsDosGrupos = {
  grupos: readonly GrupoARecolher[];
  escolhidos: ReadonlySet<string>;
  podeEscolher: (g: GrupoARecolher) => boolean;
  aoTrocar: (chave: string) => void;
};
function Grupos({ grupos, escolhidos, podeEscolher, aoTrocar }: PropsDosGrupos) {
  const t = useTextos(textosRecolhimento);
  const { idioma } = useIdioma();
  return (
    <Tabela
      legenda={t('aRecolher')}
      colunas={[t('imposto'), t('mes'), t('aQuem'), t('vencimento'), t('valor')]}
      numericas={[3, 4]}
      cartao={{ titulo: 0, valor: 4, apoio: 2, estado: 3 }}
      linhas={grupos.map((g) => {
        const [chave, nome, mes] = [chaveDoGrupo(g), nomeDoImposto(g, idioma), mesEmTexto(g.competencia)];
        return {
          chave,
          celulas: [
            podeEscolher(g) ? (
              <label key="i">
                <input
                  type="checkbox"
                  checked={escolhidos.has(chave)}
                  onChange={() => aoTrocar(chave)}
                  aria-label={t('escolher', { imposto: nome, mes })}
                />{' '}
                {nome}
              </label>
            ) : (
              nome
            ),
            g.encerrado ? mes : `${mes} · ${t('mesAberto')}`,
            g.fornecedorNome ?? t('semDestinatario'),
            [formatarData(g.dataVencimento), g.vencido && t('vencido')].filter(Boolean).join(' · '),
            <span key="v">
              {formatarValor(g.valorCentavos)}{' '}
              <span className="suave">
                {t('deTitulos', { n: g.titulos })}
                {g.creditoCentavos > 0 && `, ${t('menosCompensado', { valor: formatarReais(g.creditoCentavos) })}`}
              </span>
            </span>,
          ],
        };
      })}
    />
  );
}

function ACompensar({ itens }: { itens: ARecolher['aCompensar'] }) {
  const t = useTextos(textosRecolhimento);
  const { idioma } = useIdioma();
  return (
    <section className={estilo.secao}>
      <h2>{t('aCompensar')}</h2>
      <p className="suave">{t('aCompensarTexto')}</p>
      <Tabela
        legenda={t('aCompensar')}
        colunas={[t('imposto'), t('titulo'), t('aQuem'), t('valor')]}
        numericas={[3]}
        cartao={{ titulo: 0, valor: 3, apoio: 2, estado: 1 }}
        linhas={itens.map((i) => ({
          chave: `${i.tituloId} ${i.tipo} ${i.codigo ?? ''}`,
          celulas: [nomeDoImposto(i, idioma), <OTitulo key="t" {...i} />, i.fornecedorNome ?? '—', formatarValor(i.valorCentavos)],
        }))}
      />
    </section>
  );
}

function Recolhidos({ itens }: { itens: ARecolher['recolhidos'] }) {
  const t = useTextos(textosRecolhimento);
  const { idioma } = useIdioma();
  return (
    <section className={estilo.secao}>
      <h2>{t('recolhidos')}</h2>
      <Tabela
        legenda={t('recolhidos')}
        colunas={[t('titulo'), t('imposto'), t('mes'), t('aQuem'), t('vencimento'), t('valor'), t('situacao')]}
        numericas={[4, 5]}
        cartao={{ titulo: 1, valor: 5, apoio: 3, estado: 6 }}
        linhas={itens.map((i) => ({
          chave: i.tituloId,
          celulas: [
            <OTitulo key="t" {...i} />,
            nomeDoImposto(i, idioma),
            mesEmTexto(i.competencia),
            i.fornecedorNome ?? '—',
            formatarData(i.dataVencimento),
            formatarValor(i.valorCentavos),
            <SituacaoDoPagar key="s" titulo={i} />,
          ],
        }))}
      />
    </section>
  );
}

const OTitulo = ({ tituloId, tituloNumero }: { tituloId: number; tituloNumero: string }) => (
  <Elo tela="contas-pagar" search={{ abrir: tituloId }}>
    {tituloNumero}
  </Elo>
);

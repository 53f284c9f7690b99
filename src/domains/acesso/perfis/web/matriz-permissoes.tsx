import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { type Acao, acoes, type ChavePermissao, type Secao } from '#catalog/telas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import {
  comCelula,
  comColuna,
  comLinha,
  estadoDe,
  type LinhaDaMatriz,
  moverNaMatriz,
  type PosicaoNaMatriz,
  type SecaoDaMatriz,
} from '../matriz.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from './matriz.module.css';

type Mudar = (mudanca: (marcas: ReadonlySet<ChavePermissao>) => Set<ChavePermissao>) => void;
type Props = { nome: string; secoes: readonly SecaoDaMatriz[]; marcas: ReadonlySet<ChavePermissao>; somenteLeitura: boolean; mudar: Mudar };
type Fileira = { secao: Secao; linhas: readonly LinhaDaMatriz[] } | { linha: LinhaDaMatriz };

/** Screens by actions: arrows move, Space marks; section rows mark a whole column of the section, names a whole row. */
export function MatrizDePermissoes({ nome, secoes, marcas, somenteLeitura, mudar }: Props) {
  const t = useTextos(textosAcesso);
  const grade = useRef<HTMLTableElement>(null);
  const [foco, setFoco] = useState<PosicaoNaMatriz>({ linha: 0, coluna: 0 });
  const fileiras = secoes.flatMap(({ secao, linhas }): Fileira[] => [{ secao, linhas }, ...linhas.map((linha) => ({ linha }))]);
  const focoReal = Math.min(foco.linha, fileiras.length - 1);

  const aoTeclar = (evento: KeyboardEvent<HTMLTableElement>): void => {
    const destino = moverNaMatriz(evento.key, evento.ctrlKey || evento.metaKey, { linha: focoReal, coluna: foco.coluna }, fileiras.length);
    if (!destino) return;
    evento.preventDefault();
    setFoco(destino);
    grade.current?.querySelector<HTMLElement>(`[data-posicao="${destino.linha}-${destino.coluna}"]`)?.focus();
  };
  const aoFocar = (evento: { target: EventTarget }): void => {
    const [linha, coluna] = ((evento.target as HTMLElement).dataset['posicao'] ?? '').split('-').map(Number);
    if (linha !== undefined && coluna !== undefined && (linha !== foco.linha || coluna !== foco.coluna)) setFoco({ linha, coluna });
  };

  return (
    <div className={estilo.caixa}>
      {/* A grid of the ARIA practices: one stop of Tab, arrows inside. */}
      <table
        ref={grade}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern that the specification of grids gives for tables
        role="grid"
        className={estilo.matriz}
        aria-label={t('matriz', { nome })}
        aria-readonly={somenteLeitura}
        onKeyDown={aoTeclar}
        onFocus={aoFocar}
      >
        <colgroup>
          <col />
          {acoes.map((acao) => (
            <col key={acao} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('tela')}</th>
            {acoes.map((acao) => (
              <th key={acao} scope="col">
                {t(`acao_${acao}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fileiras.map((fileira, indice) =>
            'linha' in fileira ? (
              <LinhaDeTela
                key={fileira.linha.id}
                linha={fileira.linha}
                indice={indice}
                focada={indice === focoReal ? foco.coluna : -1}
                marcadas={fileira.linha.acoes.filter((acao) => marcas.has(`${fileira.linha.id}:${acao}`)).join()}
                somenteLeitura={somenteLeitura}
                mudar={mudar}
              />
            ) : (
              <LinhaDeSecao
                key={fileira.secao}
                {...fileira}
                indice={indice}
                focada={indice === focoReal ? foco.coluna : -1}
                marcas={marcas}
                somenteLeitura={somenteLeitura}
                mudar={mudar}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

type PropsMarca = {
  rotulo: string;
  estado: boolean | 'mixed';
  posicao: string;
  focavel: boolean;
  somenteLeitura: boolean;
  aoMarcar: () => void;
  nome?: string;
};

function Marca({ rotulo, estado, posicao, focavel, somenteLeitura, aoMarcar, nome }: PropsMarca) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={estado}
      aria-label={rotulo}
      aria-disabled={somenteLeitura}
      data-posicao={posicao}
      tabIndex={focavel ? 0 : -1}
      className={nome === undefined ? estilo.marca : `${estilo.marca} ${estilo.nome}`}
      onClick={somenteLeitura ? undefined : aoMarcar}
    >
      <span className={estilo.quadro} aria-hidden>
        {estado === true ? '✓' : estado === 'mixed' ? '–' : ''}
      </span>
      {nome}
    </button>
  );
}

type PropsLinha = { linha: LinhaDaMatriz; indice: number; focada: number; marcadas: string; somenteLeitura: boolean; mudar: Mudar };

const LinhaDeTela = memo(function LinhaDeTela({ linha, indice, focada, marcadas, somenteLeitura, mudar }: PropsLinha) {
  const t = useTextos(textosAcesso);
  const ligadas = new Set(marcadas.split(','));
  const quantas = linha.acoes.filter((acao) => ligadas.has(acao)).length;
  return (
    <tr>
      <th scope="row">
        <Marca
          rotulo={t('marcarLinha', { tela: linha.titulo })}
          nome={linha.titulo}
          estado={quantas === 0 ? false : quantas === linha.acoes.length ? true : 'mixed'}
          posicao={`${indice}-0`}
          focavel={focada === 0}
          somenteLeitura={somenteLeitura}
          aoMarcar={() => mudar((marcas) => comLinha(marcas, linha))}
        />
      </th>
      {acoes.map((acao, coluna) => (
        <td key={acao}>
          {linha.acoes.includes(acao) ? (
            <Marca
              rotulo={t('celula', { tela: linha.titulo, acao: t(`acao_${acao}`) })}
              estado={ligadas.has(acao)}
              posicao={`${indice}-${coluna + 1}`}
              focavel={focada === coluna + 1}
              somenteLeitura={somenteLeitura}
              aoMarcar={() => mudar((marcas) => comCelula(marcas, linha, acao, !marcas.has(`${linha.id}:${acao}`)))}
            />
          ) : (
            <Ausente posicao={`${indice}-${coluna + 1}`} focavel={focada === coluna + 1} />
          )}
        </td>
      ))}
    </tr>
  );
});

/** A screen that has no such action: the arrows pass over it, and it says why it is empty. */
function Ausente({ posicao, focavel }: { posicao: string; focavel: boolean }) {
  const t = useTextos(textosAcesso);
  return (
    <button
      type="button"
      aria-disabled
      data-posicao={posicao}
      tabIndex={focavel ? 0 : -1}
      className={`${estilo.marca} ${estilo.ausente}`}
      aria-label={t('naoSeAplica')}
    >
      <span aria-hidden>·</span>
    </button>
  );
}

type PropsSecao = {
  secao: Secao;
  linhas: readonly LinhaDaMatriz[];
  indice: number;
  focada: number;
  marcas: ReadonlySet<ChavePermissao>;
  somenteLeitura: boolean;
  mudar: Mudar;
};

function LinhaDeSecao({ secao, linhas, indice, focada, marcas, somenteLeitura, mudar }: PropsSecao) {
  const t = useTextos(textosAcesso);
  const titulo = t(`secao_${secao}`);
  const chavesDe = (acao: Acao): ChavePermissao[] =>
    linhas.filter((linha) => linha.acoes.includes(acao)).map(({ id }): ChavePermissao => `${id}:${acao}`);
  const todas = acoes.flatMap(chavesDe);
  const marcarTudo = (): void =>
    mudar((atuais) => {
      const novas = new Set(atuais);
      const limpar = estadoDe(atuais, todas) === true;
      for (const chave of todas) {
        if (limpar) novas.delete(chave);
        else novas.add(chave);
      }
      return novas;
    });
  return (
    <tr className={estilo.secao}>
      <th scope="row">
        <Marca
          rotulo={t('marcarLinha', { tela: titulo })}
          nome={titulo}
          estado={estadoDe(marcas, todas)}
          posicao={`${indice}-0`}
          focavel={focada === 0}
          somenteLeitura={somenteLeitura}
          aoMarcar={marcarTudo}
        />
      </th>
      {acoes.map((acao, coluna) => (
        <td key={acao}>
          <Marca
            rotulo={t('marcarColuna', { acao: t(`acao_${acao}`), secao: titulo })}
            estado={estadoDe(marcas, chavesDe(acao))}
            posicao={`${indice}-${coluna + 1}`}
            focavel={focada === coluna + 1}
            somenteLeitura={somenteLeitura}
            aoMarcar={() => mudar((atuais) => comColuna(atuais, linhas, acao))}
          />
        </td>
      ))}
    </tr>
  );
}

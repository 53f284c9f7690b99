import { memo, useState, useSyncExternalStore } from 'react';
import { avisar } from '../avisos.tsx';
import { useIdioma, useTextos } from '../i18n.tsx';
import { PainelSuspenso } from '../janelas/painel-suspenso.tsx';
import { planejarPreenchimento } from './puro/colagem.ts';
import { lerCelula } from './puro/leitura.ts';
import { alvoEm, type Quadro } from './quadro.ts';
import { textosGrade } from './texts.ts';
import { type ColunaDaGrade, emPalavras, type Mudanca, type Valor } from './puro/tipos.ts';
import type { Vista } from './vista.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import estilo from './grade.module.css';

type Props = { tituloDosNomes: string; colunas: readonly ColunaDaGrade[]; vista: Vista; quadro: Quadro };

/** The titles of the columns: Up from the first row reaches them, Enter opens their menu. */
export const Cabecalho = memo(function Cabecalho({ tituloDosNomes, colunas, vista, quadro }: Props) {
  const focada = useSyncExternalStore(vista.assinar, () => (vista.ler().foco.linha < 0 ? vista.ler().foco.coluna : -1));
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-posicao="-1:0" tabIndex={focada === 0 ? 0 : -1}>
          {tituloDosNomes}
        </th>
        {colunas.map((coluna, i) => {
          const parada = { 'data-posicao': `-1:${i + 1}`, tabIndex: focada === i + 1 ? 0 : -1 };
          const temMenu = !quadro.somenteLeitura && (!coluna.calcular || coluna.acoes !== undefined);
          return (
            <th key={coluna.id} scope="col" aria-label={coluna.titulo} {...(temMenu ? {} : parada)}>
              {temMenu ? (
                <PainelSuspenso
                  alinhamento="fim"
                  botao={(props) => (
                    <button {...props} {...parada} type="button" className={estilo.titulo}>
                      <Titulo coluna={coluna} />
                      <IconChevronDown size={14} aria-hidden />
                    </button>
                  )}
                >
                  {(fechar) => <MenuDaColuna coluna={coluna} indice={i + 1} quadro={quadro} fechar={fechar} />}
                </PainelSuspenso>
              ) : (
                <Titulo coluna={coluna} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const Titulo = ({ coluna: { titulo, detalhe } }: { coluna: ColunaDaGrade }) => (
  <span>
    {titulo}
    {detalhe !== undefined && <small>{detalhe}</small>}
  </span>
);

type PropsDoMenu = { coluna: ColunaDaGrade; indice: number; quadro: Quadro; fechar: () => void };

/** Fills the column, all of it or only what is empty, with the number of cells before and the way back after. */
function MenuDaColuna({ coluna, indice, quadro, fechar }: PropsDoMenu) {
  const t = useTextos(textosGrade);
  const { idioma } = useIdioma();
  const [digitado, setDigitado] = useState('');
  const { modelo, linhas } = quadro;
  const { tipo, acoes = [], calcular } = coluna;
  const alvos = linhas.flatMap((_, linha) => alvoEm(quadro, { linha, coluna: indice }) ?? []);
  const planejar = (valor: Valor, quais: 'todas' | 'vazias') => planejarPreenchimento(alvos, valor, quais, modelo.celula);
  const preencher = (mudancas: readonly Mudanca[]): void => {
    fechar();
    const desfazer = modelo.escrever(mudancas);
    avisar.sucesso(t('preenchidas', { n: mudancas.length }), { desfazer });
  };
  const botao = (rotulo: string, mudancas: readonly Mudanca[]) => (
    <button type="button" className={estilo.item} disabled={mudancas.length === 0} onClick={() => preencher(mudancas)}>
      {rotulo}
    </button>
  );
  const entrada = lerCelula(tipo, digitado);
  const valor = 'valor' in entrada ? entrada.valor : null;
  const [vazias, todas] = valor === null ? [[], []] : [planejar(valor, 'vazias'), planejar(valor, 'todas')];
  const [sim, nao] = [planejar('sim', 'todas'), planejar('nao', 'todas')];
  return (
    <div className={estilo.menu}>
      {tipo.tipo === 'marca' && (
        <>
          {botao(t('marcarTodas', { n: sim.length }), sim)}
          {botao(t('desmarcarTodas', { n: nao.length }), nao)}
        </>
      )}
      {tipo.tipo !== 'marca' && !calcular && (
        <>
          <label className={estilo.preencher}>
            {t('preencherCom')}
            {tipo.tipo === 'ciclo' || tipo.tipo === 'opcao' ? (
              <select value={digitado} onChange={(evento) => setDigitado(evento.currentTarget.value)}>
                <option value="">{t('escolha')}</option>
                {tipo.estados.map((estado) => (
                  <option key={estado.valor} value={estado.valor}>
                    {estado.nome[idioma]}
                  </option>
                ))}
              </select>
            ) : (
              <input value={digitado} autoComplete="off" onChange={(evento) => setDigitado(evento.currentTarget.value)} />
            )}
          </label>
          {'erro' in entrada && <p role="alert">{emPalavras(entrada.erro, idioma)}</p>}
          {botao(t('preencherVazias', { n: vazias.length }), vazias)}
          {botao(t('preencherTodas', { n: todas.length }), todas)}
        </>
      )}
      {acoes.map(({ rotulo, fazer }) => (
        <button
          key={rotulo}
          type="button"
          className={estilo.item}
          onClick={() => {
            fechar();
            fazer();
          }}
        >
          {rotulo}
        </button>
      ))}
    </div>
  );
}

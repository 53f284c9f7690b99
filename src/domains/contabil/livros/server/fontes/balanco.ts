import { fonteEmMemoria } from '#platform/server/relatorios/fonte.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { linhasDaArvore } from '../../arvore.ts';
import { balanco } from '../../definicoes/balanco.ts';
import { contasComSaldos, type ContaDoLivro, inicioDoResultado } from '../saldos.ts';
import { comFiguras, linhaDaConta, recorteDe, saldoDe, soma } from './linha.ts';

const textos = { br: 'Resultado a encerrar', en: 'Result to be closed' };
const isDoBalanco = ({ grupo }: ContaDoLivro): boolean => grupo === 'ativo' || grupo === 'passivo' || grupo === 'patrimonio';

export const fonteBalanco = fonteEmMemoria(balanco, async (f, { db, idioma }) => {
  const fim = (periodo: number) => ({ de: periodo, ate: periodo });
  const contas = await contasComSaldos(db, [fim(f.Ate), fim(f.CompararCom)]);
  const de = (servem: (conta: ContaDoLivro) => boolean, em: number): number =>
    soma(contas.filter(servem), ({ figuras }) => saldoDe(figuras, em));
  const recorte = recorteDe(f);
  const linhas: LinhaDeRelatorio[] = linhasDaArvore(contas.filter(isDoBalanco), recorte).map((linha) => {
    const [atual, comparado] = [saldoDe(linha.figuras), saldoDe(linha.figuras, 3)];
    const lado = linha.conta.grupo === 'ativo' ? 'ativo' : 'passivo';
    return { ...linhaDaConta(linha, { atual, comparado, variacao: atual - comparado }), lado, resultado: false, desde: null };
  });
  const [aEncerrar, comparado] = [de((c) => !isDoBalanco(c), 0), de((c) => !isDoBalanco(c), 3)];
  if (recorte.texto === undefined && (aEncerrar !== 0 || comparado !== 0))
    linhas.push({
      ...linhaDoResultado({ atual: aEncerrar, comparado, variacao: aEncerrar - comparado }, textos[idioma]),
      desde: await inicioDoResultado(db, f.Ate),
    });
  const patrimonio = de(({ grupo }) => grupo === 'patrimonio', 0) + aEncerrar;
  return comFiguras(linhas, {
    ativo: de(({ grupo }) => grupo === 'ativo', 0),
    passivo: -de(({ grupo }) => grupo === 'passivo', 0),
    patrimonio: -patrimonio,
    aEncerrar: -aEncerrar,
  });
});

function linhaDoResultado(figuras: Record<string, number>, nome: string): LinhaDeRelatorio {
  return {
    lado: 'passivo',
    resultado: true,
    contaId: null,
    codigo: '',
    nome,
    nivel: 2,
    sintetica: true,
    ...Object.fromEntries(
      Object.entries(figuras).flatMap(([chave, valor]) => [
        [`${chave}Centavos`, valor],
        [`${chave}DaRaiz`, valor],
      ]),
    ),
  };
}

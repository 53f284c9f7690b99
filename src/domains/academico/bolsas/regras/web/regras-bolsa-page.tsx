import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarData } from '#shared/datas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosRegras } from '../../texts.ts';
import { cotasApi, faixasApi, salariosApi } from '../api.ts';

const FormularioSalario = lazy(() => import('./formulario-salario.tsx'));
const FormularioFaixa = lazy(() => import('./formulario-faixa.tsx'));
const FormularioCota = lazy(() => import('./formulario-cota.tsx'));
const partes = ['salarios', 'faixas', 'cotas'] as const;
const tela = 'regras-bolsa';

/** The rules of scholarships as data, a tab each. */
export default function RegrasBolsaPage() {
  const t = useTextos(textosRegras);
  const aba = useAba(partes);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} />;
  const comum = { tela, abas, titulo: t(`aba.${aba}`) } as const;
  if (aba === 'faixas')
    return (
      <RegistroListado
        {...comum}
        api={faixasApi}
        sobre={t('sobreFaixas')}
        rotuloNovo={t('novaFaixa')}
        nomeDe={({ nome }) => nome}
        ordemPadrao={{ campo: 'limite', ascendente: true }}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
          {
            chave: 'limiteSalarios',
            titulo: t('limite'),
            ordenavel: 'limite',
            alinhamento: 'direita',
            render: (f) => decimalNaTela(f.limiteSalarios),
          },
          {
            chave: 'percentualMaximo',
            titulo: t('maximo'),
            alinhamento: 'direita',
            principal: true,
            render: (f) => decimalNaTela(f.percentualMaximo),
          },
          {
            chave: 'toleranciaPercentual',
            titulo: t('tolerancia'),
            alinhamento: 'direita',
            render: (f) => decimalNaTela(f.toleranciaPercentual),
          },
        ]}
        Formulario={FormularioFaixa}
      />
    );
  if (aba === 'cotas')
    return (
      <RegistroListado
        {...comum}
        api={cotasApi}
        sobre={t('sobreCotas')}
        rotuloNovo={t('novaCota')}
        nomeDe={({ cursoNome, ano }) => `${cursoNome} ${ano}`}
        ordemPadrao={{ campo: 'ano', ascendente: false }}
        colunas={[
          { chave: 'ano', titulo: t('ano'), ordenavel: true, largura: '8rem' },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso', principal: true },
          { chave: 'bolsas', titulo: t('bolsas'), ordenavel: true, alinhamento: 'direita', principal: true },
          { chave: 'concedidas', titulo: t('concedidas'), alinhamento: 'direita' },
        ]}
        Formulario={FormularioCota}
      />
    );
  return (
    <RegistroListado
      {...comum}
      api={salariosApi}
      sobre={t('sobreSalarios')}
      rotuloNovo={t('novoSalario')}
      nomeDe={({ vigenteDesde }) => formatarData(vigenteDesde)}
      ordemPadrao={{ campo: 'vigenteDesde', ascendente: false }}
      colunas={[
        { chave: 'vigenteDesde', titulo: t('vigenteDesde'), ordenavel: true, principal: true, render: (s) => formatarData(s.vigenteDesde) },
        {
          chave: 'valorCentavos',
          titulo: t('valor'),
          ordenavel: 'valor',
          alinhamento: 'direita',
          principal: true,
          render: (s) => formatarReais(s.valorCentavos),
        },
      ]}
      Formulario={FormularioSalario}
    />
  );
}

import { chamar } from '#platform/web/api.ts';
import { CampoData, CampoTaxa, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { taxasApi as api } from '../api.ts';
import { edicaoTaxa, novaTaxa } from '../esquemas.ts';
import { textosCadastros } from '../texts.ts';
import { escreverTaxa } from './escrever.ts';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas } from './usar-lista.ts';

/** Fine and interest for paying late: dated rows, the newest that started rules. */
export default function TaxasPage() {
  const t = useTextos(textosCadastros);
  const hoje = hojeEm(new Date(), 'America/Belem');
  const campos = (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={8} maximo={80} />
      <CampoData nome="vigenteDesde" rotulo={t('vigenteDesde')} dica={t('taxaAjuda')} colunas={4} />
      <CampoTaxa nome="multaPercentual" rotulo={t('multa')} dica={t('multaAjuda')} colunas={6} />
      <CampoTaxa nome="jurosPercentualMes" rotulo={t('juros')} dica={t('jurosAjuda')} colunas={6} />
    </Grade>
  );
  return (
    <Registro
      tela="taxas" titulo={t('multa')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novaTaxa')} nomeDe={(x) => x.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }} ordemPadrao={{ campo: 'vigenteDesde', ascendente: false }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'multaPercentual', titulo: t('multa'), alinhamento: 'direita', render: (x) => escreverTaxa(x.multaPercentual) },
        { chave: 'jurosPercentualMes', titulo: t('juros'), alinhamento: 'direita', render: (x) => escreverTaxa(x.jurosPercentualMes) },
        { chave: 'vigenteDesde', titulo: t('vigenteDesde'), ordenavel: true, alinhamento: 'direita', render: (x) => formatarData(x.vigenteDesde) },
        { chave: 'vigenteAte', titulo: t('vigenteAte'), alinhamento: 'direita', render: (x) => (x.vigenteAte ? formatarData(x.vigenteAte) : '—') },
        {
          chave: 'situacao', titulo: t('situacao'), principal: true,
          render: (x) => (x.vigenteDesde > hoje ? <Etiqueta tom="aberto">{t('futura')}</Etiqueta> : x.vigenteAte && x.vigenteAte < hoje ? <Etiqueta>{t('encerrada')}</Etiqueta> : <Etiqueta tom="sucesso">{t('vigente')}</Etiqueta>),
        },
      ]}
      formulario={(registro, aoSalvar) => {
        if (!registro) return <Formulario id={FORMULARIO} esquema={novaTaxa} valoresIniciais={{ nome: '', multaPercentual: '2.0000', jurosPercentualMes: '1.0000', vigenteDesde: '' }} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>;
        const { vigenteAte: _, ...valores } = registro;
        return <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoTaxa} valoresIniciais={valores} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>;
      }}
    />
  );
}

import { CampoMascarado } from '#platform/web/formulario/campos/mascarado.tsx';
import { CampoData, CampoPis, CampoSelecao, CampoTexto, CampoTituloEleitor, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarCertidao, normalizarCertidao } from '#shared/documentos/certidao.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

export const camposDosDocumentos = [
  'rg',
  'rgOrgaoEmissor',
  'rgUf',
  'rgDataEmissao',
  'certidaoNascimento',
  'certidaoTermo',
  'certidaoLivro',
  'certidaoFolha',
  'tituloEleitor',
  'zonaEleitoral',
  'secaoEleitoral',
  'pis',
  'registroProfissional',
] as const;

const mascaraCertidao = { formatar: formatarCertidao, normalizar: normalizarCertidao, maximo: 40, aoSair: true };

/** Documents besides the CPF, which stands with the name. */
export function AbaDocumentos() {
  const t = useTextos(textosPessoas);
  return (
    <>
      <SecaoFormulario titulo={t('docIdentidade')}>
        <CampoTexto nome="rg" rotulo={t('rg')} maximo={20} colunas={3} />
        <CampoTexto nome="rgOrgaoEmissor" rotulo={t('rgOrgaoEmissor')} maximo={20} colunas={3} placeholder="SSP, PC, SEGUP" />
        <CampoSelecao nome="rgUf" rotulo={t('rgUf')} opcoes={opcoesUf} colunas={3} />
        <CampoData nome="rgDataEmissao" rotulo={t('rgDataEmissao')} nascimento colunas={3} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docCertidao')}>
        <CampoMascarado
          nome="certidaoNascimento"
          rotulo={t('certidaoNascimento')}
          mascara={mascaraCertidao}
          inputMode="numeric"
          colunas={6}
        />
        <CampoTexto nome="certidaoTermo" rotulo={t('certidaoTermo')} maximo={20} colunas={2} />
        <CampoTexto nome="certidaoLivro" rotulo={t('certidaoLivro')} maximo={20} colunas={2} />
        <CampoTexto nome="certidaoFolha" rotulo={t('certidaoFolha')} maximo={20} colunas={2} />
        <p className={estilo.nota}>{t('certidaoDica')}</p>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docEleitor')}>
        <CampoTituloEleitor nome="tituloEleitor" rotulo={t('tituloEleitor')} />
        <CampoTexto nome="zonaEleitoral" rotulo={t('zonaEleitoral')} maximo={4} inputMode="numeric" />
        <CampoTexto nome="secaoEleitoral" rotulo={t('secaoEleitoral')} maximo={4} inputMode="numeric" />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docTrabalho')}>
        <CampoPis nome="pis" rotulo={t('pis')} />
        <CampoTexto nome="registroProfissional" rotulo={t('registroProfissional')} maximo={40} colunas={8} />
      </SecaoFormulario>
    </>
  );
}

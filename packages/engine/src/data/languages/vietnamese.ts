import type { Language } from '../../model.ts';

export const vietnamese: Language = {
  student: 'Sinh viên',
  pensioner: 'Hưu trí',
  homemaker: 'Nội trợ',
  jobless: 'Thất nghiệp',
  disabled: 'Mất sức lao động',
  titles: `
    cleaner Nhân viên vệ sinh
    warehouse-worker Nhân viên kho
    kitchen-help Phụ bếp
    farm-worker Công nhân nông nghiệp
    labourer Lao động phổ thông
    security-guard Nhân viên bảo vệ
    delivery-rider Nhân viên giao hàng
    cashier Nhân viên thu ngân
    shop-assistant Nhân viên bán hàng
    waiter Nhân viên phục vụ
    cook Đầu bếp
    driver Tài xế
    bus-driver Tài xế xe buýt
    hairdresser Thợ làm tóc
    carer Nhân viên chăm sóc người cao tuổi
    machine-operator Công nhân vận hành máy
    tailor Thợ may
    baker Thợ làm bánh
    butcher Thợ pha lóc thịt
    farmer Nông dân
    receptionist Nhân viên lễ tân
    call-agent Nhân viên chăm sóc khách hàng
    mechanic Thợ sửa xe
    electrician Thợ điện
    plumber Thợ sửa ống nước
    carpenter Thợ mộc
    painter Thợ sơn
    mason Thợ xây
    welder Thợ hàn
    office-clerk Nhân viên văn phòng
    secretary Thư ký
    bank-clerk Giao dịch viên ngân hàng
    bookkeeper Nhân viên kế toán
    police-officer Cán bộ công an
    firefighter Lính cứu hỏa
    paramedic Nhân viên cấp cứu
    photographer Thợ chụp ảnh
    nurse Điều dưỡng viên
    primary-teacher Giáo viên tiểu học
    lab-technician Kỹ thuật viên xét nghiệm
    sales-representative Nhân viên kinh doanh
    real-estate-agent Nhân viên môi giới bất động sản
    insurance-agent Tư vấn viên bảo hiểm
    graphic-designer Nhân viên thiết kế đồ họa
    web-developer Lập trình viên web
    network-administrator Nhân viên quản trị mạng
    translator Biên dịch viên
    social-worker Nhân viên công tác xã hội
    physiotherapist Kỹ thuật viên vật lý trị liệu
    hr-officer Chuyên viên nhân sự
    shop-manager Cửa hàng trưởng
    secondary-teacher Giáo viên trung học
    accountant Kế toán viên
    software-developer Kỹ sư phần mềm
    data-analyst Chuyên viên phân tích dữ liệu
    marketing-specialist Chuyên viên marketing
    civil-engineer Kỹ sư xây dựng
    mechanical-engineer Kỹ sư cơ khí
    electrical-engineer Kỹ sư điện
    architect Kiến trúc sư
    pharmacist Dược sĩ
    journalist Nhà báo
    project-manager Quản lý dự án
    hotel-manager Quản lý khách sạn
    lecturer Giảng viên đại học
    lawyer Luật sư
    doctor Bác sĩ
    dentist Nha sĩ
    veterinarian Bác sĩ thú y
    pilot Phi công
    department-head Trưởng phòng
    director Giám đốc điều hành`,
  trades: `
    retail Thương mại|Bán lẻ|Thương mại Tổng hợp||Siêu thị|Sách
    construction Xây dựng|Xây lắp|Đầu tư Xây dựng|Nội ngoại thất|Vật liệu Xây dựng
    transport Vận tải|Logistics|Giao nhận|Vận chuyển
    services Dịch vụ|Tư vấn|Giải pháp|Sự kiện|Cung ứng Nhân lực
    food Thực phẩm||Bánh kẹo|Thủy sản|Nước giải khát|Chế biến Thực phẩm
    hospitality Khách sạn|Nhà hàng|Du lịch|Ẩm thực
    software Phần mềm|Công nghệ|Tin học|Giải pháp Số
    metal Cơ khí|Thép|Kim khí|Đúc
    automotive Ô tô|Xe máy|Phụ tùng Ô tô|Lốp xe
    realty Bất động sản|Địa ốc|Nhà đất
    agriculture Nông sản|Nông nghiệp|Cây giống|Chăn nuôi
    electrical Điện|Thiết bị Điện|Chiếu sáng
    manufacturing Chế tạo Máy|Máy Công nghiệp|Thiết bị Công nghiệp
    furniture Nội thất|Đồ gỗ||Gỗ
    textiles May mặc|Dệt may|Thời trang
    cleaning Vệ sinh Công nghiệp|Giặt ủi
    beauty Mỹ phẩm|Thẩm mỹ|Làm đẹp
    accounting Kế toán|Kiểm toán|Tư vấn Thuế
    media Quảng cáo|In ấn|Truyền thông
    health Y tế|Nha khoa|Phòng khám|Thiết bị Y tế
    electronics Điện tử|Điện máy||Linh kiện Điện tử
    energy Năng lượng|Điện mặt trời|Năng lượng Xanh
    security Bảo vệ|An ninh
    law Luật|Tư vấn Luật
    architecture Kiến trúc|Thiết kế
    plastics Nhựa|Bao bì
    pharma Dược phẩm|Dược|Sinh học
    pharmacy Nhà thuốc|Dược
    insurance Bảo hiểm
    finance Tài chính|Đầu tư|Cho thuê Tài chính
    telecom Viễn thông|Mạng Viễn thông
    airline Hàng không|Dịch vụ Hàng không`,
  crafts: `
    baker Bánh kẹo|Bánh ngọt
    butcher Thực phẩm|Chế biến Thực phẩm
    hairdresser Tạo mẫu Tóc|Làm đẹp
    plumber Cấp thoát nước
    painter Sơn nước
    mason,civil-engineer Xây dựng|Xây lắp|Đầu tư Xây dựng
    dentist Nha khoa
    veterinarian Thú y
    physiotherapist Vật lý trị liệu
    journalist Truyền thông
    hotel-manager,receptionist Khách sạn|Du lịch`,
  merchants: `Tiệm bánh {owner}|Nhà thuốc {owner}|Nhà thuốc {place.district}|Siêu thị {place.district}|Tạp hóa {owner}|Cây xăng {place.district}|
    Nhà sách {place.district}|Cà phê {owner}|Nhà hàng {owner}|Quán cơm {owner}|Phở {owner}|Phòng gym {place.district}|Hoa tươi {owner}|
    Đồ chơi {owner}||Thời trang {owner}|Điện máy {owner}|Mắt kính {owner}|Kim khí {owner}|Thể thao {owner}|
    Du lịch {place.district}|Nội thất {owner}|Gara ô tô {owner}|Vàng bạc {owner}`,
  institutions: `
    university Trường Đại học {town}
    primary Trường Tiểu học {place.district}
    secondary Trường (Trung học cơ sở|Trung học phổ thông) {place.district}
    hospital Bệnh viện (Đa khoa|Trung tâm) {town}
    care Trung tâm Dưỡng lão {place.district}
    town Ủy ban nhân dân phường {place.district}
    police Công an phường {place.district}
    transit Công ty Xe buýt {town}
    pension Quỹ Bảo hiểm xã hội`,
  purposes:
    'Mua ô tô|Sửa nhà|Học tập|Trả nợ|Cưới hỏi|Chi phí y tế|Mua đồ gia dụng|Du lịch|Vốn kinh doanh|Mua nội thất|Mua xe máy',
};
